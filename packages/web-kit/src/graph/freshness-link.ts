import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';
import { operationOf } from './operation-key';
import type { QueryRecords } from './query-records';

/** Records when each query was answered, and whether with errors. */
export function createFreshnessLink(records: QueryRecords): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { query, variables } = operation;
    if (operationOf(query)?.operation !== 'query') return forward(operation);
    return forward(operation).pipe(
      tap((result) => {
        const isPartial = 'errors' in result && Boolean(result.errors?.length);
        if (isPartial) records.markPartial(query, variables);
        else records.markFetched(query, variables);
      }),
    );
  });
}
