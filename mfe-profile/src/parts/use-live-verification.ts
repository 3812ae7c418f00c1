import { useNotificationSignals } from '@tbt/web-kit';
import { useApolloClient } from '@tbt/web-kit/graph';

const AFFECTED: ReadonlySet<string> = new Set(['ProfilePage', 'CredentialGaps', 'ToFinish']);

/** Refetches when a notification arrives, as after a review's decision. */
export function useLiveVerification(): void {
  const client = useApolloClient();
  useNotificationSignals((signal) => {
    if (signal === 'read') return;
    const reading = client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => AFFECTED.has(queryName ?? ''),
    });
    void reading.catch(() => undefined);
  });
}
