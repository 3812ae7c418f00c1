import { Icon, type IconName } from '@tbt/design-system';
import styles from './counted-icon.module.css';

/** From here on the number only says that there are many. */
const MANY = 100;

/** A number as it stands at an icon; the name of the control says the same. */
export const shownCount = (count: number): string =>
  count >= MANY ? `${MANY - 1}+` : String(count);

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
      {count > 0 && <span className={styles.count}>{shownCount(count)}</span>}
    </span>
  );
}
