import { Icon } from '@tbt/design-system';
import { now, useFormats, useOfflineState } from '@tbt/web-kit';
import { useText } from '../texts';
import styles from './offline-indicator.module.css';

/** When what the page shows was read. */
function useMoment() {
  const formats = useFormats();
  return (milliseconds: number): string => {
    const at = new Date(milliseconds).toISOString();
    const day = formats.instantDate(at);
    const isToday = day === formats.instantDate(now().toISOString());
    return isToday ? formats.instantTime(at) : `${day}, ${formats.instantTime(at)}`;
  };
}

/** Shown without a connection, and while something waits to be sent. */
export function OfflineIndicator() {
  const t = useText();
  const moment = useMoment();
  const { isOffline, shownAsOf, waitingCount } = useOfflineState();
  return (
    <div role="status" aria-live="polite" className={styles.notices}>
      {isOffline && (
        <p className={styles.notice}>
          <Icon name="alert" size="small" />
          {shownAsOf === null
            ? t('shell.offline')
            : t('shell.offline.asOf', { time: moment(shownAsOf) })}
        </p>
      )}
      {waitingCount > 0 && (
        <p className={styles.notice}>
          <Icon name="clock" size="small" />
          {t('shell.offline.waiting', { count: waitingCount })}
        </p>
      )}
    </div>
  );
}
