import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './text.module.css';

export interface TextProps extends ComponentProps<'p'> {
  /** A paragraph of its own or a few words in one. */
  as?: 'p' | 'span' | 'div';
  /** `lead` opens a page, `dense` is for lists and cards, `caption` for what only some will read. */
  size?: 'lead' | 'body' | 'dense' | 'small' | 'caption';
  /** `muted` steps back behind the text beside it. */
  tone?: 'default' | 'muted' | 'danger';
  /** Stand out a little. */
  strong?: boolean;
  /** Line up digits below each other, for prices and times. */
  tabular?: boolean;
  /** Show at most so many lines and end with dots. */
  clamp?: 1 | 2 | 3;
}

/** Running text. */
export function Text({
  as = 'p',
  size = 'body',
  tone = 'default',
  strong = false,
  tabular = false,
  clamp,
  className,
  ...rest
}: TextProps) {
  const Root = as as 'p';
  return (
    <Root
      {...rest}
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
      data-tabular={tabular || undefined}
      data-clamp={clamp}
      className={classNames(styles.text, className)}
    />
  );
}
