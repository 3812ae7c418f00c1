import { toast } from '@tbt/design-system';
import { detailOf, type ApolloClient } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationsReadDocument,
} from '../../generated/graphql';
import { useText } from '../../texts';

interface MarkReadPayload {
  unreadCount?: number | null;
}

function writeToCache(
  cache: ApolloClient['cache'],
  ids: readonly string[],
  marked: MarkReadPayload | undefined,
): void {
  const unread = marked?.unreadCount;
  if (typeof unread !== 'number') return;
  cache.modify({ fields: { unreadNotificationCount: () => unread } });
  for (const id of ids)
    cache.modify({
      id: cache.identify({ __typename: 'Notification', id }),
      fields: { isRead: () => true },
    });
}

export function useMarkRead() {
  const t = useText();
  const [mark] = useMutation(MarkNotificationsReadDocument);
  const [markAll, { loading }] = useMutation(MarkAllNotificationsReadDocument);
  const showError = (description?: string) =>
    toast({ variant: 'destructive', title: t('notifications.markFailed'), description });
  return {
    /** A failure costs a count only. */
    markRead: (id: string) =>
      void mark({
        variables: { input: { ids: [id] } },
        update: (cache, { data }) => writeToCache(cache, [id], data?.markNotificationsRead),
      }).catch(() => undefined),
    /** Marks these (newest first) and all older ones. */
    markAllRead: async (ids: readonly string[]): Promise<void> => {
      const [upToId] = ids;
      if (upToId === undefined) return;
      try {
        const { data } = await markAll({
          variables: { input: { upToId } },
          update: (cache, result) =>
            writeToCache(cache, ids, result.data?.markAllNotificationsRead),
        });
        const problem = data?.markAllNotificationsRead.errors[0];
        if (problem) showError(problem.message);
      } catch (error) {
        showError(detailOf(error));
      }
    },
    isMarkingAll: loading,
  };
}
