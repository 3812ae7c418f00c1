import { useMemo } from 'react';
import { useNotificationSignals } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { NotificationBellDocument } from '../../generated/graphql';
import { useMarkRead } from '../../parts/notifications/use-mark-read';
import { useGoodNews } from './use-good-news';

const LATEST = 5;
/** Milliseconds between polls without a live connection. */
const POLL_EVERY = 60_000;

/** Latest notifications and unread count, refetched on signals. */
export function useBell() {
  const { state } = useNotificationSignals(() => void refetch().catch(() => undefined));
  const { data, error, refetch } = useQuery(NotificationBellDocument, {
    variables: { first: LATEST },
    fetchPolicy: 'cache-and-network',
    pollInterval: state === 'error' ? POLL_EVERY : 0,
    // A running request may have missed the change.
    context: { queryDeduplication: false },
  });
  const latest = useMemo(() => data?.notifications.edges.map(({ node }) => node), [data]);
  useGoodNews(latest);
  const { markRead } = useMarkRead();
  return {
    unread: data?.unreadNotificationCount ?? 0,
    latest: latest ?? [],
    hasFailed: error !== undefined && data === undefined,
    isLoading: error === undefined && data === undefined,
    markRead,
  };
}
