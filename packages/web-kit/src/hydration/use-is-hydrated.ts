import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while its markup is hydrated: for what only the browser knows. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
