import type { ComponentProps, ReactNode } from 'react';
import { Slot } from 'radix-ui';
import { classNames } from '../../class-names';
import { Icon } from '../icon';
import styles from './text-link.module.css';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** `inline` is underlined in running text, `quiet` underlines when you point at it, for lists of links. */
  variant?: 'inline' | 'quiet';
  /** A drawing after the text, for example the one for another site. */
  iconEnd?: ReactNode;
  /** Goes to another site, in a tab of its own, and shows it. Say it with `destinationLabel`. */
  external?: boolean;
  /** Saves a file instead of opening it; a text becomes the name of the file. */
  download?: boolean | string;
  /** What a screen reader hears after the text: `opens in a new tab`, `PDF, 2 MB`. Seen as well for a download. */
  destinationLabel?: string;
  /** Lend the look to your own element, for example a router link. */
  asChild?: boolean;
}

function markOf(external: boolean, download: TextLinkProps['download']): ReactNode {
  if (download) return <Icon name="download" size="small" />;
  return external ? <Icon name="external" size="small" /> : undefined;
}

/** Goes somewhere. */
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
