import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

const directionOf = (root: Element): Direction =>
  root.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
};

/** Reading direction of the page, for the arrow keys. */
export function usePageDirection(): Direction {
  return useSyncExternalStore(
    subscribe,
    () => directionOf(document.documentElement),
    () => 'ltr',
  );
}
