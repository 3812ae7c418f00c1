import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import gapStyles from '../gap.module.css';
import type { Gap, LayoutElement } from '../gaps';
import styles from './stack.module.css';

export interface StackProps extends ComponentProps<'div'> {
  /** Gap as a step of the space scale; 4 is 16 px. */
  gap?: Gap;
  /** Alignment of children across the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The element, for example a list. */
  as?: LayoutElement;
}

/** A vertical stack with even gaps. */
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
