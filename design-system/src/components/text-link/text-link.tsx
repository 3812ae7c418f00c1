import type { ComponentProps, ReactNode } from 'react';
import { Slot } from 'radix-ui';
import { classNames } from '../../class-names';
import { Icon } from '../icon';
import styles from './text-link.module.css';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** `inline` is underlined in running text, `quiet` on hover, for lists of links. */
  variant?: 'inline' | 'quiet';
  /** Icon after the text, for example for an external link. */
  iconEnd?: ReactNode;
  /** Opens in a new tab and shows an icon. Say it with `destinationLabel`. */
  external?: boolean;
  /** Downloads the target; a string is the file name. */
  download?: boolean | string;
  /** Read after the text: `opens in a new tab`, `PDF, 2 MB`. Visible for downloads. */
  destinationLabel?: string;
  /** Renders your own element, for example a router link. */
  asChild?: boolean;
}

function markOf(external: boolean, download: TextLinkProps['download']): ReactNode {
  if (download) return <Icon name="download" size="small" />;
  return external ? <Icon name="external" size="small" /> : undefined;
}

/** A link. */
export function TextLink({
  variant = 'inline',
  external = false,
  download,
  destinationLabel,
  iconEnd = markOf(external, download),
  asChild = false,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  const newTab = external ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <Root
      {...newTab}
      {...rest}
      download={download === true ? '' : download || undefined}
      className={classNames(styles.link, className)}
      data-variant={variant}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      {destinationLabel && (
        <span className={download ? styles.destination : styles.hiddenDestination}>
          {` (${destinationLabel})`}
        </span>
      )}
      {iconEnd}
    </Root>
  );
}
