import { Icon, type IconName } from '@tbt/design-system';
import styles from './counted-icon.module.css';

/** From here on "99+". */
const MANY = 100;

/** The count as shown on an icon; the accessible name has it too. */
export const shownCount = (count: number): string =>
  count >= MANY ? `${MANY - 1}+` : String(count);

export interface CountedIconProps {
  name: IconName;
  count: number;
}

/** An icon with a count; the parent control has the accessible name. */
export function CountedIcon({ name, count }: CountedIconProps) {
  return (
    <span className={styles.frame}>
      <Icon name={name} />
      {count > 0 && <span className={styles.count}>{shownCount(count)}</span>}
    </span>
  );
}
