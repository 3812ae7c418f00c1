import { useState, type ReactNode } from 'react';
import { resolveAddress, type Address } from '../router/address';
import { newKey, type Location, type SiteHistory, type Visit } from '../router/history';
import { Router, useVisit } from '../router/router';

/** A history that leaves the window's alone. */
function createMemoryHistory(start: string): SiteHistory {
  const entry = (address: Address, state: unknown): Location => ({
    ...address,
    state,
    key: newKey(),
  });
  const first = { ...entry(resolveAddress(start, '/'), null), key: 'default' };
  let entries = [first];
  let index = 0;
  let action: Visit['action'] = 'POP';
  const listeners = new Set<(visit: Visit) => void>();
  const current = (): Visit => ({ action, location: entries[index] ?? first });
  const changed = (by: Visit['action']): void => {
    action = by;
    listeners.forEach((listener) => listener(current()));
  };
  return {
    current,
    push: (address, state) => {
      entries = [...entries.slice(0, index + 1), entry(address, state)];
      index += 1;
      changed('PUSH');
    },
    replace: (address, state) => {
      entries[index] = entry(address, state);
      changed('REPLACE');
    },
    go: (steps) => {
      index = Math.min(Math.max(index + steps, 0), entries.length - 1);
      changed('POP');
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A router of its own for a page under test. @param at - its first address */
export function MemoryRouter({ at, children }: { at: string; children: ReactNode }) {
  const [history] = useState(() => createMemoryHistory(at));
  return (
    <Router history={history} visit={useVisit(history)}>
      {children}
    </Router>
  );
}
