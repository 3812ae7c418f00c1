import { createContext, use, useSyncExternalStore } from 'react';
import type { RemoteLoader } from './remote-loader';

export const RemotesContext = createContext<RemoteLoader | null>(null);

export function useRemotes(): RemoteLoader {
  const loader = use(RemotesContext);
  if (!loader) throw new Error('useRemotes needs a RemotesContext above it');
  return loader;
}

export function useAttempts(name: string): number {
  const { subscribe, attempts } = useRemotes();
  const read = () => attempts(name);
  return useSyncExternalStore(subscribe, read, read);
}
