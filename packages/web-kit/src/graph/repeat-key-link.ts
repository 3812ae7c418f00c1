import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';
import { operationKey, operationOf } from './operation-key';
import { failedWhole, mayPass } from './retry-link';

/**
 * Gives each mutation an Idempotency-Key. One whose outcome is not known (no answer, or a failure
 * that passes) keeps its key for when the person sends the same again, so that it is done once.
 */
export function createRepeatKeyLink(newKey: () => string = () => crypto.randomUUID()): ApolloLink {
  const unknown = new Map<string, string>();
  return new ApolloLink((operation, forward) => {
    if (operationOf(operation.query)?.operation !== 'mutation') return forward(operation);
    const act = operationKey(operation.query, operation.variables);
    const key = unknown.get(act) ?? newKey();
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, 'idempotency-key': key },
    }));
    const keep = (isUnknown: boolean) => (isUnknown ? unknown.set(act, key) : unknown.delete(act));
    return forward(operation).pipe(
      tap({
        next: (result) => keep(failedWhole(result)),
        error: (error: unknown) => keep(mayPass(error)),
      }),
    );
  });
}
