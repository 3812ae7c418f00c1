import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { createFreshness, type ReadPolicy } from './freshness';
import { operationKey } from './operation-key';
import { rootFieldsOf, type RootField } from './root-fields';

/** Knows the age and the users of every answer in the cache, and drops what nobody uses. */
export function createQueryRecords(now?: () => number) {
  const freshness = createFreshness(now);
  const fields = new Map<string, RootField[]>();

  return {
    markFetched(document: DocumentNode, variables: OperationVariables) {
      const key = operationKey(document, variables);
      freshness.markFetched(key);
      fields.set(key, rootFieldsOf(document, variables));
    },
    markPartial(document: DocumentNode, variables: OperationVariables) {
      freshness.markPartial(operationKey(document, variables));
    },
    /** Counts one user of an answer, by its operation key, until the returned function is called. */
    retain: (key: string): (() => void) => freshness.retain(key),
    policyFor: (key: string): ReadPolicy => freshness.policyFor(key),
    /** Removes the answers that have been unused too long, unless another query shows them. */
    sweep(cache: InMemoryCache) {
      // Pages of one list are one entry of the cache: it stays while any of them is used.
      const nameOf = (field: RootField) =>
        cache.policies.getStoreFieldName({ typename: 'Query', ...field });
      const unused = freshness.takeUnused();
      if (unused.length === 0) return;
      const dropped = unused.flatMap((key) => fields.get(key) ?? []);
      unused.forEach((key) => fields.delete(key));
      const kept = new Set([...fields.values()].flat().map(nameOf));
      for (const field of dropped)
        if (!kept.has(nameOf(field))) cache.evict({ id: 'ROOT_QUERY', ...field });
      cache.gc();
    },
    clear() {
      freshness.clear();
      fields.clear();
    },
  };
}

export type QueryRecords = ReturnType<typeof createQueryRecords>;

/** The records of the one client of this document. */
export const queryRecords = createQueryRecords();
