import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './heading.module.css';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Heading level. */
  as?: 'h1' | 'h2' | 'h3' | 'h4';
  /** Visual size; default: by level. */
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
}

/** A heading. */
export function Heading({ as: Root = 'h2', size = Root, className, ...rest }: HeadingProps) {
  return <Root {...rest} data-size={size} className={classNames(styles.heading, className)} />;
}
