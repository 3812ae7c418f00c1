import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';
import { operationKey, operationOf } from '@tbt/web-kit';
import { failedWithoutData, isTransient } from './retry-link';

/** Sets an Idempotency-Key per mutation, or that of the context; a retry after an unknown outcome reuses it, so that it runs once. */
export function createRepeatKeyLink(newKey: () => string = () => crypto.randomUUID()): ApolloLink {
  const unknown = new Map<string, string>();
  return new ApolloLink((operation, forward) => {
    if (operationOf(operation.query)?.operation !== 'mutation') return forward(operation);
    const act = operationKey(operation.query, operation.variables);
    const { repeatKey } = operation.getContext() as { repeatKey?: string };
    const key = repeatKey ?? unknown.get(act) ?? newKey();
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, 'idempotency-key': key },
    }));
    const keep = (isUnknown: boolean) => (isUnknown ? unknown.set(act, key) : unknown.delete(act));
    return forward(operation).pipe(
      tap({
        next: (result) => keep(failedWithoutData(result)),
        error: (error: unknown) => keep(isTransient(error)),
      }),
    );
  });
}
