import { paths } from '@tbt/contracts';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import { CountedIcon, shownCount } from '../../parts/counted-icon/counted-icon';
import { useText } from '../../texts';
import styles from './notification-bell.module.css';
import { useBell } from './use-bell';

/** Unread count, latest notifications, and a link to all. */
export function NotificationBell() {
  const t = useText();
  const formats = useFormats();
  const { unread, latest, hasFailed, isLoading, markRead } = useBell();
  const trigger = (
    <button
      type="button"
      className={styles.trigger}
      aria-label={t('notifications.bell', { count: unread, shown: shownCount(unread) })}
    >
      <CountedIcon name="bell" count={unread} />
    </button>
  );
  return (
    <Menu align="end" trigger={trigger}>
      <MenuHeading>{t('notifications.title')}</MenuHeading>
      {isLoading && <MenuItem disabled>{t('notifications.loading')}</MenuItem>}
      {hasFailed && <MenuItem disabled>{t('notifications.failed')}</MenuItem>}
      {!isLoading && !hasFailed && latest.length === 0 && (
        <MenuItem disabled>{t('notifications.none')}</MenuItem>
      )}
      {latest.map(({ id, category, title, subject, body, path, isRead, createdAt }) => (
        <MenuItem key={id} asChild onSelect={() => !isRead && markRead(id)}>
          <Link to={path ?? paths.notifications()}>
            <span className={styles.entry} data-unread={!isRead || undefined}>
              <span>{title}</span>
              {subject && <span className={styles.time}>{subject}</span>}
              {category === 'job_alerts' && body && <span className={styles.time}>{body}</span>}
              <span className={styles.time}>{formats.relative(createdAt)}</span>
            </span>
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={paths.notifications()}>{t('notifications.all')}</Link>
      </MenuItem>
    </Menu>
  );
}
