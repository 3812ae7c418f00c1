import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';
import { operationOf, type QueryRecords } from '@tbt/web-kit';

/** Records when each query was answered, and whether with errors. */
export function createFreshnessLink(records: QueryRecords): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { query, variables } = operation;
    if (operationOf(query)?.operation !== 'query') return forward(operation);
    return forward(operation).pipe(
      tap((result) => {
        const errors = ('errors' in result && result.errors) || [];
        const isUnavailable = errors.some(({ extensions }) => extensions?.code === 'UNAVAILABLE');
        const data = 'data' in result ? result.data : null;
        const failedNames = new Set(
          errors.map(({ path }) => path?.[0] ?? '').filter((name) => !data?.[name]),
        );
        if (errors.length > 0)
          records.markPartial(query, variables, { isUnavailable, failedNames });
        else records.markFetched(query, variables);
      }),
    );
  });
}
