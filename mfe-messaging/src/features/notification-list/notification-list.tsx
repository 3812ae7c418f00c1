import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  LoadMore,
  Skeleton,
  SkeletonGroup,
} from '@tbt/design-system';
import { detailOf, useFormats, useNotificationSignals } from '@tbt/web-kit';
import type { ConnectionList } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import { NotificationRowFragmentDoc, type NotificationRowFragment } from '../../generated/graphql';
import { useMarkRead } from '../../parts/notifications/use-mark-read';
import { useText } from '../../texts';
import { groupNotifications, type SubjectGroup } from './notification-groups';
import { NotificationRow } from './notification-row';
import styles from './notification-list.module.css';

type Row = FragmentType<typeof NotificationRowFragmentDoc> & { id: string };

interface SubjectNotificationsProps extends SubjectGroup<NotificationRowFragment> {
  /** The day has nothing about shifts: its heading is enough. */
  isAlone: boolean;
  onOpen: (id: string) => void;
}

/** Notifications about one shift of a day, or about none. */
function SubjectNotifications({ subject, rows, isAlone, onOpen }: SubjectNotificationsProps) {
  const t = useText();
  return (
    <>
      {!(subject === null && isAlone) && (
        <Heading as="h3" size="h4">
          {subject ?? t('notifications.other')}
        </Heading>
      )}
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <NotificationRow notification={row} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FullList({ list }: { list: ConnectionList<Row> }) {
  const t = useText();
  const { markRead, markAllRead, isMarkingAll } = useMarkRead();
  const formats = useFormats();
  const notifications = list.nodes.map((row) => readFragment(NotificationRowFragmentDoc, row));
  const hasUnread = notifications.some(({ isRead }) => !isRead);
  return (
    <>
      {hasUnread && (
        <Cluster>
          <Button
            variant="secondary"
            size="small"
            loading={isMarkingAll}
            onClick={() => void markAllRead(list.nodes.map(({ id }) => id))}
          >
            {t('notifications.markAll')}
          </Button>
        </Cluster>
      )}
      {groupNotifications(notifications, (instant) => formats.instantDate(instant)).map(
        ({ day, subjects }) => (
          <section key={day} className={styles.day}>
            <Heading as="h2" size="h3">
              {day}
            </Heading>
            {subjects.map(({ subject, rows }) => (
              <SubjectNotifications
                key={rows[0]?.id}
                subject={subject}
                rows={rows}
                isAlone={subjects.length === 1}
                onOpen={markRead}
              />
            ))}
          </section>
        ),
      )}
      <LoadMore
        label={t('notifications.more')}
        loadingLabel={t('notifications.loadingMore')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </>
  );
}

/** All notifications, newest first, with live updates. */
export function NotificationList({
  list,
  isFiltered = false,
}: {
  list: ConnectionList<Row>;
  isFiltered?: boolean;
}) {
  const t = useText();
  useNotificationSignals(list.retry);
  if (list.state === 'loading')
    return (
      <SkeletonGroup label={t('notifications.loading')}>
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  if (list.state === 'error')
    return (
      <ErrorState
        title={t('notifications.failed')}
        description={detailOf(list.error)}
        retryLabel={t('messaging.retry')}
        onRetry={list.retry}
      />
    );
  if (list.state === 'empty')
    return (
      <EmptyState
        icon="bell"
        title={t(isFiltered ? 'notifications.noneFound' : 'notifications.none')}
        description={t(isFiltered ? 'notifications.noneFoundHint' : 'notifications.noneHint')}
      />
    );
  return <FullList list={list} />;
}
