import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { catchError, delay, mergeMap, of, throwError, type Observable } from 'rxjs';
import { operationOf } from '@tbt/web-kit';

const WAIT_MS = 400;
const PASSING_CODES = new Set<unknown>(['UNAVAILABLE', 'INTERNAL']);

export const isTransient = (error: unknown): boolean =>
  !ServerError.is(error) || error.statusCode >= 500 || error.statusCode === 408;

/** A transient error without data; partial results are kept. */
export function failedWithoutData(result: ApolloLink.Result): boolean {
  const errors = 'errors' in result ? (result.errors ?? []) : [];
  const data = 'data' in result ? result.data : undefined;
  return !data && errors.some(({ extensions }) => PASSING_CODES.has(extensions?.code));
}

/** Retries a failed query once, a mutation never. */
export function createRetryLink(waitMs = WAIT_MS): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operationOf(operation.query)?.operation !== 'query') return forward(operation);
    const again = (): Observable<ApolloLink.Result> =>
      of(null).pipe(
        delay(waitMs),
        mergeMap(() => forward(operation)),
      );
    return forward(operation).pipe(
      mergeMap((result) => (failedWithoutData(result) ? again() : of(result))),
      catchError((error: unknown) => (isTransient(error) ? again() : throwError(() => error))),
    );
  });
}
