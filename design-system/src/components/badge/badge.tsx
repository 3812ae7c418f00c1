import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import type { Tone } from '../../tones';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the colour: green, blue, yellow, grey, red. */
  tone?: Tone;
  /** Icon before the text. */
  icon?: ReactNode;
}

/** A status or category in one or two words. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={classNames(styles.badge, className)}>
      {icon}
      {children}
    </span>
  );
}
