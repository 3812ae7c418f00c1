import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import gapStyles from '../gap.module.css';
import type { Gap, LayoutElement } from '../gaps';
import styles from './stack.module.css';

export interface StackProps extends ComponentProps<'div'> {
  /** Step of the space scale between the things; 4 is 16 px. */
  gap?: Gap;
  /** Where narrow things stand across. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Which element it is, for example a list. */
  as?: LayoutElement;
}

/** Things below each other with even space. */
export function Stack({
  gap = '4',
  align = 'stretch',
  as = 'div',
  className,
  ...rest
}: StackProps) {
  const Root = as as 'div';
  return (
    <Root
      {...rest}
      data-gap={gap}
      data-align={align}
      className={classNames(styles.stack, gapStyles.gap, className)}
    />
  );
}
