import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import gapStyles from '../gap.module.css';
import type { Gap, LayoutElement } from '../gaps';
import styles from './grid.module.css';

export interface GridProps extends ComponentProps<'div'> {
  /** Step of the space scale between the things; 4 is 16 px. */
  gap?: Gap;
  /** How wide a column is at least: 12, 20 or 24 rem. */
  column?: 'small' | 'medium' | 'large';
  /** Let a few things share the whole line instead of leaving room for more. */
  stretch?: boolean;
  /** Which element it is, for example a list. */
  as?: LayoutElement;
}

/** Cards in as many columns as fit. */
export function Grid({
  gap = '5',
  column = 'medium',
  stretch = false,
  as = 'div',
  className,
  ...rest
}: GridProps) {
  const Root = as as 'div';
  return (
    <Root
      {...rest}
      data-gap={gap}
      data-column={column}
      data-stretch={stretch || undefined}
      className={classNames(styles.grid, gapStyles.gap, className)}
    />
  );
}
