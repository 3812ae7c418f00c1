import { useGraph, useNotificationSignals } from '@tbt/web-kit';

const AFFECTED: ReadonlySet<string> = new Set(['ProfilePage', 'CredentialGaps', 'ToFinish']);

/** Refetches when a notification arrives, as after a review's decision. */
export function useLiveVerification(): void {
  const graph = useGraph();
  useNotificationSignals((signal) => {
    if (signal === 'read') return;
    void Promise.resolve(graph.forShown())
      .then((client) =>
        client?.refetchQueries({
          include: 'active',
          onQueryUpdated: ({ queryName }) => AFFECTED.has(queryName ?? ''),
        }),
      )
      .catch(() => undefined);
  });
}
