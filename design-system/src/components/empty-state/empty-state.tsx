import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** What to do about it. */
  description?: ReactNode;
  /** Icon above the title. */
  icon?: IconName;
  /** A button or link. */
  action?: ReactNode;
}

/** Says that a list is empty and what to do next. */
export function EmptyState({ title, description, icon = 'search', action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {description && <div className={styles.description}>{description}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
