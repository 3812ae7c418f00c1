import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Slot } from 'radix-ui';
import { classNames } from '../../class-names';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much weight the action carries: one `primary` a view, `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** `small` for dense rows, `large` for the one call to action of a page. */
  size?: 'small' | 'medium' | 'large';
  /** You pressed it and it is working: it keeps its focus, turns a wheel and ignores more presses. */
  loading?: boolean;
  /** What the button reads while it works; without it the usual text stays. */
  loadingLabel?: string;
  /** A drawing before the text. */
  iconStart?: ReactNode;
  /** A drawing after the text. */
  iconEnd?: ReactNode;
  /** Take the whole width there is. */
  fullWidth?: boolean;
  /** Lend the look to your own element, for example a router link. */
  asChild?: boolean;
}

/** Does something when pressed. For going somewhere, pass a link with `asChild`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  loading = false,
  loadingLabel,
  iconStart,
  iconEnd,
  fullWidth = false,
  asChild = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  const ignoreClick = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  const showsLoadingLabel = loading && loadingLabel !== undefined && !asChild;
  return (
    <Root
      {...rest}
      {...(asChild ? {} : { type })}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? ignoreClick : onClick}
    >
      {loading ? <span className={styles.wheel} aria-hidden="true" /> : iconStart}
      <Slot.Slottable>{showsLoadingLabel ? loadingLabel : children}</Slot.Slottable>
      {iconEnd}
    </Root>
  );
}
