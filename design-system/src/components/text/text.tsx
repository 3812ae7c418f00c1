import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './text.module.css';

export interface TextProps extends ComponentProps<'p'> {
  /** The element: a paragraph or part of one. */
  as?: 'p' | 'span' | 'div';
  /** `lead` opens a page, `dense` is for lists and cards, `caption` for secondary notes. */
  size?: 'lead' | 'body' | 'dense' | 'small' | 'caption';
  /** `muted` is less prominent. */
  tone?: 'default' | 'muted' | 'danger';
  /** Emphasises the text. */
  strong?: boolean;
  /** Tabular figures, for prices and times. */
  tabular?: boolean;
  /** Maximum number of lines before truncation. */
  clamp?: 1 | 2 | 3;
}

/** Body text. */
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
