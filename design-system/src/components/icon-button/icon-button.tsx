import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon, type IconName } from '../icon';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The icon. */
  icon: IconName;
  /** Accessible name. */
  label: string;
  /** `outlined` has a border, `plain` only the icon. */
  variant?: 'plain' | 'outlined';
}

/** A button with an icon only, at least 44 px wide on touch screens. */
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
