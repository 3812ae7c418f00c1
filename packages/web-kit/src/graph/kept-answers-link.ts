import { ApolloLink } from '@apollo/client/link';
import { catchError, from, mergeMap, of, tap, throwError } from 'rxjs';
import {
  answerKeeperOf,
  isUnreachable,
  offlineStore,
  operationKey,
  type QueryRecords,
} from '@tbt/web-kit';

/** Answers a query that cannot be sent with what was read last. */
export function createKeptAnswersLink(records: QueryRecords): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { query, variables } = operation;
    const keep = answerKeeperOf(query, variables);
    if (!keep) return forward(operation);
    return forward(operation).pipe(
      tap((result) => {
        const hasErrors = 'errors' in result && Boolean(result.errors?.length);
        if ('data' in result && result.data && !hasErrors) keep(result.data);
      }),
      catchError((error: unknown) => {
        if (!isUnreachable(error)) return throwError(() => error);
        return from(offlineStore.readAnswer(operationKey(query, variables))).pipe(
          mergeMap((kept) => {
            if (!kept) return throwError(() => error);
            records.markKept(query, variables, kept.at);
            return of({ data: kept.data });
          }),
        );
      }),
    );
  });
}
