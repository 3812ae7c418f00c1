import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';

const listeners = new Set<() => void>();

/** Subscribes to UNAUTHENTICATED errors of the graph; returns the unsubscriber. */
export function onSessionRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reports an unknown session: it expired, or was ended on another device. */
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
