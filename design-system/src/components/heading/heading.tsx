import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './heading.module.css';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page. */
  as?: 'h1' | 'h2' | 'h3' | 'h4';
  /** How big it looks, when that differs from its place. */
  size?: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
}

/** Names what follows. */
export function Heading({ as: Root = 'h2', size = Root, className, ...rest }: HeadingProps) {
  return <Root {...rest} data-size={size} className={classNames(styles.heading, className)} />;
}
