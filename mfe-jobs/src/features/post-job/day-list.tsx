import { IconButton } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';
import styles from './day-list.module.css';

/** Added days, each removable. */
export function DayList({
  days,
  onRemove,
}: {
  days: readonly string[];
  onRemove: (day: string) => void;
}) {
  const t = useText();
  const formats = useFormats();
  return (
    <ul className={styles.list} aria-label={t('jobs.post.addedDays')}>
      {days.map((day) => (
        <li key={day} className={styles.day}>
          <span>{formats.dayHeading(day)}</span>
          <IconButton
            icon="close"
            label={t('jobs.post.removeDay', { day: formats.date(day) })}
            onClick={() => onRemove(day)}
          />
        </li>
      ))}
    </ul>
  );
}
