import { Icon, type IconName } from '@tbt/design-system';
import styles from './counted-icon.module.css';

/** From here on the number only says that there are many. */
const MANY = 100;

export interface CountedIconProps {
  name: IconName;
  /** Nothing is shown for zero. */
  count: number;
}

/** A drawing with a number at its corner; what both mean is said by the control around them. */
export function CountedIcon({ name, count }: CountedIconProps) {
  return (
    <span className={styles.frame}>
      <Icon name={name} />
      {count > 0 && <span className={styles.count}>{count >= MANY ? `${MANY - 1}+` : count}</span>}
    </span>
  );
}
