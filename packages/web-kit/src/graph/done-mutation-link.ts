import { ApolloLink } from '@apollo/client/link';
import { map } from 'rxjs';
import { operationOf } from '@tbt/web-kit';

/** Whether the payload says that the act was done; what could not be read of it is null. */
function isDone(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false;
  const { errors, ...rest } = payload as { errors?: unknown };
  return (
    Array.isArray(errors) &&
    errors.length === 0 &&
    Object.entries(rest).some(([name, value]) => name !== '__typename' && value !== null)
  );
}

/** A mutation that was done is no failure when a part of its answer cannot be read. */
export const createDoneMutationLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operationOf(operation.query)?.operation !== 'mutation') return forward(operation);
    return forward(operation).pipe(
      map((result) => {
        const payloads = Object.values(result.data ?? {});
        if (!result.errors || payloads.length === 0 || !payloads.every(isDone)) return result;
        return { ...result, errors: undefined };
      }),
    );
  });
