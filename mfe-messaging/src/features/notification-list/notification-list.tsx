import {
  Button,
  EmptyState,
  ErrorState,
  LoadMore,
  Skeleton,
  SkeletonGroup,
} from '@tbt/design-system';
import { type ConnectionList, detailOf, useNoticeSignals } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { NotificationRowFragmentDoc } from '../../generated/graphql';
import { useMarkRead } from '../../parts/notices/use-mark-read';
import { useText } from '../../texts';
import { NotificationRow } from './notification-row';
import styles from './notification-list.module.css';

type Row = FragmentType<typeof NotificationRowFragmentDoc> & { id: string };

function FullList({ list }: { list: ConnectionList<Row> }) {
  const t = useText();
  const { markRead, markAllRead, isMarkingAll } = useMarkRead();
  const hasUnread = list.nodes.some((row) => !readFragment(NotificationRowFragmentDoc, row).isRead);
  return (
    <>
      {hasUnread && (
        <Button
          variant="secondary"
          size="small"
          loading={isMarkingAll}
          onClick={() => void markAllRead(list.nodes.map(({ id }) => id))}
        >
          {t('notices.markAll')}
        </Button>
      )}
      <ul className={styles.list}>
        {list.nodes.map((row) => (
          <li key={row.id}>
            <NotificationRow notification={row} onOpen={markRead} />
          </li>
        ))}
      </ul>
      <LoadMore
        label={t('notices.more')}
        loadingLabel={t('notices.loadingMore')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </>
  );
}

/** Everything the viewer was told, the newest first; what comes meanwhile appears by itself. */
export function NotificationList({ list }: { list: ConnectionList<Row> }) {
  const t = useText();
  useNoticeSignals(list.retry);
  if (list.state === 'loading')
    return (
      <SkeletonGroup label={t('notices.loading')}>
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  if (list.state === 'error')
    return (
      <ErrorState
        title={t('notices.failed')}
        description={detailOf(list.error)}
        retryLabel={t('messaging.retry')}
        onRetry={list.retry}
      />
    );
  if (list.state === 'empty')
    return <EmptyState icon="bell" title={t('notices.none')} description={t('notices.noneHint')} />;
  return <FullList list={list} />;
}
