import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import gapStyles from '../gap.module.css';
import type { Gap, LayoutElement } from '../gaps';
import styles from './grid.module.css';

export interface GridProps extends ComponentProps<'div'> {
  /** Gap as a step of the space scale; 4 is 16 px. */
  gap?: Gap;
  /** Minimum width of a column: 12, 20 or 24 rem. */
  column?: 'small' | 'medium' | 'large';
  /** Stretches a few children over the whole line. */
  stretch?: boolean;
  /** The element, for example a list. */
  as?: LayoutElement;
}

/** A grid with as many columns as fit. */
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
