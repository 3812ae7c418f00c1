import { Badge } from '@tbt/design-system';
import styles from './shift-list.module.css';

/** Count of a tab; its space is reserved at zero, so that tabs do not move. */
export function TabCount({ count }: { count: number }) {
  return (
    <span className={styles.tabCount}>{count > 0 && <Badge tone="warning">{count}</Badge>}</span>
  );
}
