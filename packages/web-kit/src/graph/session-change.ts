const listeners = new Set<() => void>();

/** Calls back whenever somebody else is signed in than before, until the returned function is called. */
export function onSessionChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells whatever is bound to a session, such as an open socket. */
export const tellSessionChanged = (): void => listeners.forEach((listener) => listener());
