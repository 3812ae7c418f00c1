import { useMutation, useQuery, useRealtime } from '@tbt/web-kit';
import { MarkNotificationsReadDocument, NotificationBellDocument } from '../../generated/graphql';

const LATEST = 5;
/** Milliseconds between two looks while there is no live connection. */
const POLL_EVERY = 60_000;

/** The latest notices and how many are unread; read anew when a signal says so. */
export function useBell() {
  const { state } = useRealtime(
    (frame) => {
      if (frame.type === 'notification') void refetch().catch(() => undefined);
    },
    { isQuiet: true },
  );
  const { data, error, refetch } = useQuery(NotificationBellDocument, {
    variables: { first: LATEST },
    fetchPolicy: 'cache-and-network',
    pollInterval: state === 'error' ? POLL_EVERY : 0,
  });
  const [mark] = useMutation(MarkNotificationsReadDocument);
  return {
    unread: data?.unreadNotificationCount ?? 0,
    latest: data?.notifications.edges.map(({ node }) => node) ?? [],
    hasFailed: error !== undefined && data === undefined,
    isLoading: error === undefined && data === undefined,
    /** Not having marked it costs a number, never the way to the thing. */
    markRead: (id: string) =>
      void mark({ variables: { input: { ids: [id] } } })
        .then(() => refetch())
        .catch(() => undefined),
  };
}
