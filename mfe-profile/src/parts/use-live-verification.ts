import { useEffect } from 'react';
import { useGraph, useNotificationSignals } from '@tbt/web-kit';

type Graph = ReturnType<typeof useGraph>;

const AFFECTED: ReadonlySet<string> = new Set([
  'AccountPage',
  'CredentialGaps',
  'ProfilePage',
  'ToFinish',
]);

function refetchAffected(graph: Graph): void {
  void Promise.resolve(graph.forShown())
    .then((client) =>
      client?.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => AFFECTED.has(queryName ?? ''),
      }),
    )
    .catch(() => undefined);
}

/** Refetches when a notification arrives, as after a review's decision. */
export function useLiveVerification(): void {
  const graph = useGraph();
  useNotificationSignals((signal) => {
    if (signal !== 'read') refetchAffected(graph);
  });
}

/** Refetches when the page is shown again: the link of a mail opens in another tab. */
export function useConfirmedElsewhere(): void {
  const graph = useGraph();
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible') refetchAffected(graph);
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [graph]);
}
