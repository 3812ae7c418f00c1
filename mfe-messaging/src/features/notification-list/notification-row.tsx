import { Badge, Card, Text } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import type { NotificationRowFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './notification-list.module.css';

interface NotificationRowProps {
  notification: NotificationRowFragment;
  onOpen: (id: string) => void;
}

/** A notification; its title links to the subject. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const t = useText();
  const formats = useFormats();
  const { id, title, body, path, isRead, createdAt } = notification;
  const open = () => {
    if (!isRead) onOpen(id);
  };
  return (
    <Card>
      <div className={styles.row}>
        <p className={styles.title}>
          {path ? (
            <Link to={path} onClick={open}>
              {title}
            </Link>
          ) : (
            title
          )}
          {!isRead && <Badge tone="info">{t('notifications.new')}</Badge>}
        </p>
        {body && <Text>{body}</Text>}
        <Text tone="muted" size="small">
          {formats.relative(createdAt)}
        </Text>
      </div>
    </Card>
  );
}
