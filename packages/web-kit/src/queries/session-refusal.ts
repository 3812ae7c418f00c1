const listeners = new Set<() => void>();

/** Subscribes to UNAUTHENTICATED errors of the graph; returns the unsubscriber. */
export function onSessionRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reports an unknown session: it expired, or was ended on another device. */
export const notifySessionRefused = (): void => listeners.forEach((listener) => listener());
