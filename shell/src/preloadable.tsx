import { lazy, useState, type ComponentType, type ReactNode } from 'react';

export interface Preloadable {
  (): ReactNode;
  /** Loads the code, so that the next rendering does not wait for it. */
  preload: () => Promise<void>;
}

/** A component of its own chunk, which suspends unless it was preloaded. */
export function preloadable(load: () => Promise<ComponentType>): Preloadable {
  let loaded: ComponentType | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  function Loading() {
    const [Content] = useState(() => loaded ?? Lazy);
    return <Content />;
  }
  return Object.assign(Loading, {
    preload: async () => {
      await loadOnce();
    },
  });
}
