import { Icon, Text } from '@tbt/design-system';
import styles from './reason-list.module.css';

/** Reasons for a match, strongest first. */
export function ReasonList({ reasons, label }: { reasons: readonly string[]; label: string }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {reasons.map((reason) => (
        <li key={reason} className={styles.reason}>
          <Icon name="check" size="small" />
          <Text as="span" size="dense">
            {reason}
          </Text>
        </li>
      ))}
    </ul>
  );
}
