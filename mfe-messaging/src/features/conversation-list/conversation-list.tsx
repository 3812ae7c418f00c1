import { paths } from '@tbt/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadMore,
  SkeletonGroup,
  Skeleton,
} from '@tbt/design-system';
import { detailOf, Link } from '@tbt/web-kit';
import type { ConnectionList } from '@tbt/web-kit/graph';
import type { FragmentType } from '../../generated';
import type { ConversationRowFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { ConversationRow } from './conversation-row';
import styles from './conversation-list.module.css';

type Row = FragmentType<typeof ConversationRowFragmentDoc> & { id: string };

/** Conversations, most recent first. */
export function ConversationList({
  list,
  pinned,
  chosenId,
  unreadOnly,
  isClinic,
}: {
  list: ConnectionList<Row>;
  pinned: readonly Row[];
  chosenId: string | undefined;
  unreadOnly: boolean;
  isClinic: boolean;
}) {
  const t = useText();
  if (list.state === 'loading')
    return (
      <SkeletonGroup label={t('messaging.loadingConversations')}>
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  if (list.state === 'error')
    return (
      <ErrorState
        layout="inline"
        title={t('messaging.failedConversations')}
        description={detailOf(list.error)}
        retryLabel={t('messaging.retry')}
        onRetry={list.retry}
      />
    );
  if (list.state === 'empty' && unreadOnly)
    return (
      <EmptyState
        icon="check"
        title={t('messaging.noUnread')}
        description={t('messaging.noUnreadHint')}
      />
    );
  if (list.state === 'empty')
    return (
      <EmptyState
        icon="message"
        title={t('messaging.noConversations')}
        description={t(
          isClinic ? 'messaging.noConversationsHint' : 'messaging.noConversationsHintShifts',
        )}
        action={
          <Button asChild variant="secondary" size="small">
            {isClinic ? (
              <Link to={paths.browseProfessionals()}>{t('messaging.browse')}</Link>
            ) : (
              <Link to={paths.jobs()}>{t('messaging.findShifts')}</Link>
            )}
          </Button>
        }
      />
    );
  const isOnTop = (row: Row) => pinned.some(({ id }) => id === row.id);
  const rows = unreadOnly ? list.nodes : [...pinned, ...list.nodes.filter((row) => !isOnTop(row))];
  return (
    <>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <ConversationRow conversation={row} isChosen={row.id === chosenId} />
          </li>
        ))}
      </ul>
      <LoadMore
        label={t('messaging.more')}
        loadingLabel={t('messaging.loadingMore')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </>
  );
}
