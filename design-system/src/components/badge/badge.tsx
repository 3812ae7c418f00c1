import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import type { Tone } from '../../tones';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the colour: green, blue, yellow, grey, red. */
  tone?: Tone;
  /** Full colour: the one of a list that has to be seen first. */
  strong?: boolean;
  /** Icon before the text. */
  icon?: ReactNode;
}

/** A status or category in one or two words. */
export function Badge({
  tone = 'neutral',
  strong = false,
  icon,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span
      {...rest}
      data-tone={tone}
      data-strong={strong || undefined}
      className={classNames(styles.badge, className)}
    >
      {icon}
      {children}
    </span>
  );
}
