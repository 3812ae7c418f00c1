import type { ReactNode } from 'react';
import styles from './data-list.module.css';

export interface DataListItem {
  /** The term. */
  term: string;
  /** The value. */
  description: ReactNode;
  /** Icon in place of the term, which is then for screen readers only. */
  icon?: ReactNode;
}

export interface DataListProps {
  /** Items in display order. */
  items: readonly DataListItem[];
  /** `rows` puts term and value side by side, `stacked` below each other, `grid` in columns, `amounts` values at the end of each line. */
  layout?: 'rows' | 'stacked' | 'grid' | 'amounts';
}

const EMAIL = /^([^\s@]+)(@[^\s@]+)$/;

/** An email breaks before its @ rather than in the middle of a word. */
function breakable(description: ReactNode): ReactNode {
  const [, name, domain] = typeof description === 'string' ? (EMAIL.exec(description) ?? []) : [];
  if (!name) return description;
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}

/** Terms and values of one item. */
export function DataList({ items, layout = 'rows' }: DataListProps) {
  return (
    <dl className={styles.list} data-layout={layout}>
      {items.map(({ term, description, icon }) => (
        <div key={term} className={styles.item} data-icon={icon ? true : undefined}>
          <dt className={styles.term}>
            {icon}
            <span className={icon ? styles.hiddenTerm : undefined}>{term}</span>
          </dt>
          <dd className={styles.description}>{breakable(description)}</dd>
        </div>
      ))}
    </dl>
  );
}
