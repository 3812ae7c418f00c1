import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon, type IconName } from '../icon';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Which drawing stands for the action. */
  icon: IconName;
  /** The action in words: its accessible name. */
  label: string;
  /** `outlined` draws a border, `plain` shows only the drawing. */
  variant?: 'plain' | 'outlined';
}

/** A button that is only a drawing, at least 44 px wide under a thumb. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-variant={variant}
      className={classNames(styles.button, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
