import { Badge } from '@tbt/design-system';
import styles from './shift-list.module.css';

/** How much waits behind a tab. Its place is kept while nothing does: the tabs beside it stay put. */
export function TabCount({ count }: { count: number }) {
  return (
    <span className={styles.tabCount}>{count > 0 && <Badge tone="warning">{count}</Badge>}</span>
  );
}
