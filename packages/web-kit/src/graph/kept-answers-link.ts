import { ApolloLink } from '@apollo/client/link';
import { catchError, from, mergeMap, of, tap, throwError } from 'rxjs';
import {
  isUnreachable,
  offlineStore,
  operationKey,
  operationOf,
  type QueryRecords,
  rootFieldsOf,
} from '@tbt/web-kit';

/** Root fields whose answers are kept for reading without a connection. */
const KEPT_FIELDS: ReadonlySet<string> = new Set([
  ...['job', 'jobs', 'myJobs', 'myApplications', 'myInvitations'],
  ...['booking', 'myBookings', 'nextShift', 'shiftCalendar'],
  ...['conversations', 'conversationWith'],
]);

/** Answers a query that cannot be sent with what was read last. */
export function createKeptAnswersLink(records: QueryRecords): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { query, variables } = operation;
    const isKept =
      operationOf(query)?.operation === 'query' &&
      rootFieldsOf(query, variables).some(({ fieldName }) => KEPT_FIELDS.has(fieldName));
    if (!isKept) return forward(operation);
    const key = operationKey(query, variables);
    const keep = offlineStore.answerKeeper(key);
    return forward(operation).pipe(
      tap((result) => {
        const hasErrors = 'errors' in result && Boolean(result.errors?.length);
        if ('data' in result && result.data && !hasErrors) keep(result.data);
      }),
      catchError((error: unknown) => {
        if (!isUnreachable(error)) return throwError(() => error);
        return from(offlineStore.readAnswer(key)).pipe(
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
