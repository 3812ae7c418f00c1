import { useSyncExternalStore } from 'react';
import { queryRecords } from '../queries/query-records';
import { outbox } from './outbox';

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the site can be reached, when what the page shows was read, and how much waits to be sent. */
export function useOfflineState() {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const shownAsOf = useSyncExternalStore(
    queryRecords.subscribe,
    queryRecords.shownAsOf,
    () => null,
  );
  const waitingCount = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.list().filter(({ refusal }) => refusal === null).length,
    () => 0,
  );
  return { isOffline: !isOnline || shownAsOf !== null, shownAsOf, waitingCount };
}
