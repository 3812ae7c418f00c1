import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './container.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  /** `narrow` for forms (44 rem), `text` for reading (56 rem), `wide` for lists (76 rem). */
  width?: 'narrow' | 'text' | 'wide';
}

/** Limits the width of content and adds gutters. */
export function Container({ width = 'wide', className, ...rest }: ContainerProps) {
  return <div {...rest} data-width={width} className={classNames(styles.container, className)} />;
}
