import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';
import { notifySessionRefused } from '@tbt/web-kit';

/** Reports that the graph does not know the session. */
export function createRefusalLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        const errors = 'errors' in result ? (result.errors ?? []) : [];
        if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))
          notifySessionRefused();
      }),
    ),
  );
}
