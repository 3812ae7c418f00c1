import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import gapStyles from '../gap.module.css';
import type { Gap, LayoutElement } from '../gaps';
import styles from './cluster.module.css';

export interface ClusterProps extends ComponentProps<'div'> {
  /** Step of the space scale between the things; 4 is 16 px. */
  gap?: Gap;
  /** Where the things stand along the line. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Where small things stand across. */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Keep everything on one line; the thing that may shrink needs `min-inline-size: 0`, as a `Stack` has. */
  nowrap?: boolean;
  /** Which element it is, for example a list. */
  as?: LayoutElement;
}

/** Things one after the other that wrap to the next line. */
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
