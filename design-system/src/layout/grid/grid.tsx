import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import gapStyles from '../gap.module.css';
import type { Gap, LayoutElement } from '../gaps';
import styles from './grid.module.css';

export interface GridProps extends ComponentProps<'div'> {
  /** Step of the space scale between the things; 4 is 16 px. */
  gap?: Gap;
  /** How wide a column is at least: 12, 18 or 24 rem. */
  column?: 'small' | 'medium' | 'large';
  /** Which element it is, for example a list. */
  as?: LayoutElement;
}

/** Cards in as many columns as fit. */
export function Grid({ gap = '5', column = 'medium', as = 'div', className, ...rest }: GridProps) {
  const Root = as as 'div';
  return (
    <Root
      {...rest}
      data-gap={gap}
      data-column={column}
      className={classNames(styles.grid, gapStyles.gap, className)}
    />
  );
}
