const listeners = new Set<() => void>();

/** Subscribes to changes of the signed-in user; returns the unsubscriber. */
export function onSessionChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells whatever is bound to a session, such as an open socket. */
export const notifySessionChanged = (): void => listeners.forEach((listener) => listener());
