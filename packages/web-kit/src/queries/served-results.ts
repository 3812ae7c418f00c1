import type { DocumentNode, OperationVariables } from '@apollo/client';
import { operationKey } from './operation-key';
import { queryRecords } from './query-records';
import type { Answers, GraphAccess } from './graph-access';

/** Results of queries by `operationKey`. */
export type Results = Record<string, unknown>;

/** Results with which the server rendered the page: they are not fetched again while they are shown. */
export interface ServedResults {
  read: (document: DocumentNode, variables?: OperationVariables) => unknown;
  /** For the cache of a client: from then on that has it, or what was read since. */
  take: (document: DocumentNode, variables?: OperationVariables) => unknown;
  /** Whether it is shown as it came, whatever the policy of its query says. */
  isRestored: (key: string) => boolean;
  /** Whether they are a visitor's, shown to a viewer who may see more. */
  areVisitors: () => boolean;
  /** Readers fetch their own, and show these until then. */
  expire: () => void;
  clear: () => void;
}

/** What travels with a rendered page. */
export interface VisitorData {
  results: Results;
  /** Of pages that read by `useAnswer`. */
  answers: Answers;
}

/** @param given - undefined when the server left the page to the browser. */
export function createServedResults(given?: Results): ServedResults {
  const results = new Map(Object.entries(given ?? {}));
  for (const key of results.keys()) queryRecords.markRestored(key);
  let areVisitors = results.size > 0;
  return {
    read: (document, variables) => results.get(operationKey(document, variables)),
    take(document, variables) {
      const key = operationKey(document, variables);
      const result = results.get(key);
      results.delete(key);
      return result;
    },
    isRestored: (key) => queryRecords.isRestored(key),
    areVisitors: () => areVisitors,
    expire: () => {
      areVisitors = false;
      queryRecords.expireRestored();
    },
    clear: () => {
      areVisitors = false;
      results.clear();
    },
  };
}

/** Fetches what a visitor's results lack, once, for a signed-in user. */
export async function refetchServedResults(graph: GraphAccess): Promise<void> {
  if (!graph.served.areVisitors()) return;
  const client = await graph.load();
  graph.served.expire();
  await client.refetchQueries({ include: 'active' });
}
