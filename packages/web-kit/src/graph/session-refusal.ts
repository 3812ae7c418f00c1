import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';

const listeners = new Set<() => void>();

/** Calls back whenever the graph says that nobody is signed in, until the returned function is called. */
export function onSessionRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells that a session is no longer known: it expired, or was ended on another device. */
export function createRefusalLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        const errors = 'errors' in result ? (result.errors ?? []) : [];
        if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))
          listeners.forEach((listener) => listener());
      }),
    ),
  );
}
