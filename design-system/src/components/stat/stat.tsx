import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { Skeleton } from '../skeleton';
import styles from './stat.module.css';

/** Change of a figure. The arrow shows the direction, the text whether that is good. */
export interface StatChange {
  /** Direction of the arrow. */
  direction: 'up' | 'down' | 'none';
  /** The change in words: `4 more than last week`. */
  text: string;
  /** Meaning of the colour. */
  tone?: 'neutral' | 'success' | 'danger';
}

export interface StatProps {
  /** Name of the figure. */
  label: string;
  /** The formatted figure. */
  value: ReactNode;
  /** Its change. */
  change?: StatChange;
  /** Source or scope of the figure. */
  hint?: ReactNode;
  /** Icon beside the label. */
  icon?: IconName;
  /** Shows a skeleton. Wrap the page's in a `SkeletonGroup`. */
  loading?: boolean;
}

const arrows = { up: 'arrow-up', down: 'arrow-down', none: 'minus' } as const;

/** A figure with its name. Put it into a `StatGroup`. */
export function Stat({ label, value, change, hint, icon, loading = false }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>
        {icon && <Icon name={icon} size="small" />}
        {label}
      </dt>
      <dd className={styles.value}>
        {loading ? <Skeleton shape="heading" width="half" /> : value}
      </dd>
      {change && !loading && (
        <dd className={styles.change} data-tone={change.tone ?? 'neutral'}>
          <Icon name={arrows[change.direction]} size="small" />
          {change.text}
        </dd>
      )}
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </div>
  );
}

export interface StatGroupProps {
  /** `Stat`s. */
  children: ReactNode;
  /** `cards` gives each figure a border, `plain` does not. */
  variant?: 'plain' | 'cards';
}

/** Figures side by side, as many as fit. */
export function StatGroup({ children, variant = 'plain' }: StatGroupProps) {
  return (
    <dl className={styles.group} data-variant={variant}>
      {children}
    </dl>
  );
}
