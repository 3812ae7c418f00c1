import type { ReactNode } from 'react';
import styles from './data-list.module.css';

export interface DataListItem {
  /** What it is. */
  term: string;
  /** How it is here. */
  description: ReactNode;
  /** A drawing that stands for the term; with it the term is for screen readers only. */
  icon?: ReactNode;
}

export interface DataListProps {
  /** The facts, in this order. */
  items: readonly DataListItem[];
  /** `rows` puts term and fact side by side, `stacked` below each other, `grid` in columns. */
  layout?: 'rows' | 'stacked' | 'grid';
}

/** Facts about one thing, each with its name. */
export function DataList({ items, layout = 'rows' }: DataListProps) {
  return (
    <dl className={styles.list} data-layout={layout}>
      {items.map(({ term, description, icon }) => (
        <div key={term} className={styles.item} data-icon={icon ? true : undefined}>
          <dt className={styles.term}>
            {icon}
            <span className={icon ? styles.hiddenTerm : undefined}>{term}</span>
          </dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
