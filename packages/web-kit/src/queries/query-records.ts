import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { createFreshness, type ReadPolicy } from './freshness';
import { operationKey, sorted } from './operation-key';
import { rootFieldsOf, type RootField } from './root-fields';

const keyOf = ({ fieldName, args }: RootField): string => fieldName + JSON.stringify(args, sorted);

export function createQueryRecords(now?: () => number) {
  const freshness = createFreshness(now);
  const fields = new Map<string, RootField[]>();
  const restored = new Set<string>();
  // Root fields that the cache has as null because they failed.
  const failed = new Set<string>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  return {
    markFetched(document: DocumentNode, variables: OperationVariables) {
      const key = operationKey(document, variables);
      freshness.markFetched(key);
      const rootFields = rootFieldsOf(document, variables);
      fields.set(key, rootFields);
      rootFields.forEach((field) => failed.delete(keyOf(field)));
      notify();
    },
    /** An answer that came with the page. */
    markRestored(key: string) {
      freshness.markFetched(key);
      restored.add(key);
    },
    /** Until its first use has ended: what came with the page is not fetched again. */
    isRestored: (key: string): boolean => restored.has(key),
    /** What came with the page is not the signed-in user's own: who reads it from now on fetches it. */
    expireRestored() {
      restored.forEach(freshness.markStale);
      restored.clear();
    },
    markPartial(
      document: DocumentNode,
      variables: OperationVariables,
      { isUnavailable, failedNames }: { isUnavailable: boolean; failedNames: ReadonlySet<unknown> },
    ) {
      freshness.markPartial(operationKey(document, variables), { isUnavailable });
      for (const field of rootFieldsOf(document, variables))
        if (failedNames.has(field.responseName)) failed.add(keyOf(field));
        else failed.delete(keyOf(field));
      notify();
    },
    /** An answer that was kept for pages without a connection. */
    markKept(document: DocumentNode, variables: OperationVariables, at: number) {
      freshness.markKept(operationKey(document, variables), at);
      notify();
    },
    shownAsOf: (): number | null => freshness.shownAsOf(),
    isUnavailable: (): boolean => freshness.isUnavailable(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    retain: (key: string): (() => void) => {
      const release = freshness.retain(key);
      return () => {
        release();
        restored.delete(key);
        notify();
      };
    },
    /** A field that failed elsewhere is asked for again, not shown as null. */
    policyFor: (document: DocumentNode, variables: OperationVariables = {}): ReadPolicy =>
      rootFieldsOf(document, variables).some((field) => failed.has(keyOf(field)))
        ? 'network-only'
        : freshness.policyFor(operationKey(document, variables)),
    /** Evicts results that have been unused too long, unless another query shows them. */
    sweep(cache: InMemoryCache) {
      // Pages of one list share a cache entry, which stays while any of them is used.
      const nameOf = ({ fieldName, args }: RootField) =>
        cache.policies.getStoreFieldName({ typename: 'Query', fieldName, args });
      const unused = freshness.takeUnused();
      if (unused.length === 0) return;
      const dropped = unused.flatMap((key) => fields.get(key) ?? []);
      unused.forEach((key) => fields.delete(key));
      const kept = new Set([...fields.values()].flat().map(nameOf));
      for (const field of dropped) {
        const { fieldName, args } = field;
        if (!kept.has(nameOf(field))) cache.evict({ id: 'ROOT_QUERY', fieldName, args });
      }
      cache.gc();
    },
    clear() {
      freshness.clear();
      fields.clear();
      restored.clear();
      failed.clear();
    },
  };
}

export type QueryRecords = ReturnType<typeof createQueryRecords>;

export const queryRecords = createQueryRecords();
