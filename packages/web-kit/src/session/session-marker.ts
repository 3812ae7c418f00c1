/** The key that the specification names; its value is no token. */
const KEY = 'authToken';
const MARK = 'session';

export const sessionMarker = {
  set: () => localStorage.setItem(KEY, MARK),
  clear: () => localStorage.removeItem(KEY),
  /** Calls back when another tab signs in or out. */
  onChange: (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
