import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { Skeleton } from '../skeleton';
import styles from './stat.module.css';

/** How a figure moved. The direction is drawn, the words say whether that is good. */
export interface StatChange {
  /** Where the arrow points. */
  direction: 'up' | 'down' | 'none';
  /** The change in words: `4 more than last week`. */
  text: string;
  /** What the colour stands for. */
  tone?: 'neutral' | 'success' | 'danger';
}

export interface StatProps {
  /** What is counted or measured. */
  label: string;
  /** The figure, formatted for the reader. */
  value: ReactNode;
  /** How it moved. */
  change?: StatChange;
  /** Where the figure comes from or what it covers. */
  hint?: ReactNode;
  /** A drawing beside the label. */
  icon?: IconName;
  /** The figure is on its way: a placeholder of its size stands there. Wrap the page's in a `SkeletonGroup`. */
  loading?: boolean;
}

const arrows = { up: 'arrow-up', down: 'arrow-down', none: 'minus' } as const;

/** One figure with its name. Put it into a `StatGroup`, alone or with others. */
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
  /** The figures: `Stat`s. */
  children: ReactNode;
  /** `cards` frames each figure, `plain` leaves them on the page. */
  variant?: 'plain' | 'cards';
}

/** Figures side by side, as many as fit on a line. */
export function StatGroup({ children, variant = 'plain' }: StatGroupProps) {
  return (
    <dl className={styles.group} data-variant={variant}>
      {children}
    </dl>
  );
}
