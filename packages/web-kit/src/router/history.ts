import { writeAddress, type Address } from './address';

export interface Location extends Address {
  /** What the link or the navigation gave along. */
  state: unknown;
  /** Of the entry in the history. */
  key: string;
}

export interface Visit {
  action: 'POP' | 'PUSH' | 'REPLACE';
  location: Location;
}

export interface SiteHistory {
  current: () => Visit;
  push: (address: Address, state: unknown) => void;
  replace: (address: Address, state: unknown) => void;
  go: (steps: number) => void;
  /** Calls after each change. @returns the end of it. */
  listen: (listener: (visit: Visit) => void) => () => void;
}

/** What an entry of the browser's history keeps: `idx` counts the pages of the site before it. */
interface Kept {
  usr?: unknown;
  key?: string;
  idx?: number;
}

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** The browser's history. */
export function createBrowserHistory(): SiteHistory {
  const { history, location } = window;
  const kept = (): Kept => (history.state ?? {}) as Kept;
  let action: Visit['action'] = 'POP';
  const listeners = new Set<(visit: Visit) => void>();

  if (kept().idx === undefined) history.replaceState({ ...kept(), idx: 0 }, '');

  const current = (): Visit => {
    const { pathname, search, hash } = location;
    const { usr: state = null, key = 'default' } = kept();
    return { action, location: { pathname, search, hash, state, key } };
  };
  const changed = (by: Visit['action']): void => {
    action = by;
    listeners.forEach((listener) => listener(current()));
  };
  const onPop = () => changed('POP');

  return {
    current,
    push: (address, state) => {
      const url = writeAddress(address);
      try {
        history.pushState({ usr: state, key: newKey(), idx: (kept().idx ?? 0) + 1 }, '', url);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Safari refuses more than a hundred in half a minute.
        location.assign(url);
      }
      changed('PUSH');
    },
    replace: (address, state) => {
      history.replaceState(
        { usr: state, key: newKey(), idx: kept().idx },
        '',
        writeAddress(address),
      );
      changed('REPLACE');
    },
    go: (steps) => history.go(steps),
    listen: (listener) => {
      listeners.add(listener);
      window.addEventListener('popstate', onPop);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', onPop);
      };
    },
  };
}
