import type { ComponentProps, ReactNode } from 'react';
import { Slot } from 'radix-ui';
import { classNames } from '../../class-names';
import styles from './text-link.module.css';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** `inline` is underlined in running text, `quiet` underlines when you point at it, for lists of links. */
  variant?: 'inline' | 'quiet';
  /** A drawing after the text, for example the one for another site. */
  iconEnd?: ReactNode;
  /** Lend the look to your own element, for example a router link. */
  asChild?: boolean;
}

/** Goes somewhere. */
export function TextLink({
  variant = 'inline',
  iconEnd,
  asChild = false,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return (
    <Root {...rest} className={classNames(styles.link, className)} data-variant={variant}>
      <Slot.Slottable>{children}</Slot.Slottable>
      {iconEnd}
    </Root>
  );
}
