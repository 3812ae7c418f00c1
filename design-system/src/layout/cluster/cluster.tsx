import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import gapStyles from '../gap.module.css';
import type { Gap, LayoutElement } from '../gaps';
import styles from './cluster.module.css';

export interface ClusterProps extends ComponentProps<'div'> {
  /** Gap as a step of the space scale; 4 is 16 px. */
  gap?: Gap;
  /** Alignment along the line. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Alignment across the line. */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Disables wrapping; the child that may shrink needs `min-inline-size: 0`, as a `Stack` has. */
  nowrap?: boolean;
  /** The element, for example a list. */
  as?: LayoutElement;
}

/** A wrapping row of children. */
export function Cluster({
  gap = '3',
  justify = 'start',
  align = 'center',
  nowrap = false,
  as = 'div',
  className,
  ...rest
}: ClusterProps) {
  const Root = as as 'div';
  return (
    <Root
      {...rest}
      data-gap={gap}
      data-justify={justify}
      data-align={align}
      data-nowrap={nowrap || undefined}
      className={classNames(styles.cluster, gapStyles.gap, className)}
    />
  );
}
