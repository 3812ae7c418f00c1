import { Badge } from '@tbt/design-system';
import styles from './shift-list.module.css';

/** Count of a tab; its space is reserved at zero, so that tabs do not move. */
/** @param hasMore - the list goes on. */
export function TabCount({ count, hasMore = false }: { count: number; hasMore?: boolean }) {
  return (
    <span className={styles.tabCount}>
      {count > 0 && <Badge tone="warning">{hasMore ? `${count}+` : count}</Badge>}
    </span>
  );
}
