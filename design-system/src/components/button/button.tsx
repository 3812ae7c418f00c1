import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Slot } from 'radix-ui';
import { classNames } from '../../class-names';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Emphasis: one `primary` per view, `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** `small` for dense rows, `large` for a page's main call to action. */
  size?: 'small' | 'medium' | 'large';
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  loading?: boolean;
  /** Text while loading; default: unchanged. */
  loadingLabel?: string;
  /** Icon before the text. */
  iconStart?: ReactNode;
  /** Icon after the text. */
  iconEnd?: ReactNode;
  /** Takes the full width. */
  fullWidth?: boolean;
  /** Renders your own element, for example a router link, as the button. */
  asChild?: boolean;
}

/** Triggers an action. For navigation pass a link with `asChild`. */
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
