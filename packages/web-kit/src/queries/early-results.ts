import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { request } from '../request';
import { documentHash, requestFor } from './document-id';
import { answerKeeperOf } from './kept-answers';
import { operationKey } from './operation-key';
import { queryRecords } from './query-records';

interface EarlyResult {
  query: DocumentNode;
  variables: OperationVariables;
  data: Record<string, unknown>;
}

interface GraphAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly unknown[];
}

/** Results that a page has read before the client of the graph was there, which takes them over. */
export interface EarlyResults {
  read: (document: DocumentNode, variables?: OperationVariables) => unknown;
  /**
   * Asks for a published query by its id, once for all who ask at the same time. @returns false when only the client
   * can go on: after errors, without a connection, for a document without an id.
   */
  ask: (document: DocumentNode, variables?: OperationVariables) => Promise<boolean>;
  /** Whether nothing was read, and nothing is being read. */
  isEmpty: () => boolean;
  giveTo: (client: ApolloClient) => void;
  /** Also of what is being asked for: it is another user's. */
  clear: () => void;
}

export function createEarlyResults(): EarlyResults {
  let results = new Map<string, EarlyResult>();
  let running = new Map<string, Promise<boolean>>();

  const fetchResult = async (query: DocumentNode, variables: OperationVariables) => {
    const into = results;
    const keep = answerKeeperOf(query, variables);
    const answer = await request<GraphAnswer>('POST', '/graphql', requestFor(query, variables));
    if (!answer.data || answer.errors?.length || into !== results) return false;
    results.set(operationKey(query, variables), { query, variables, data: answer.data });
    queryRecords.markFetched(query, variables);
    keep?.(answer.data);
    return true;
  };
  const clear = () => {
    results = new Map();
    running = new Map();
  };
  return {
    read: (document, variables) => results.get(operationKey(document, variables))?.data,
    ask(document, variables = {}) {
      if (!documentHash(document)) return Promise.resolve(false);
      const key = operationKey(document, variables);
      const asked = running;
      const before = asked.get(key);
      if (before) return before;
      const asking = fetchResult(document, variables)
        .catch(() => false)
        .finally(() => asked.delete(key));
      asked.set(key, asking);
      return asking;
    },
    isEmpty: () => results.size === 0 && running.size === 0,
    giveTo(client) {
      results.forEach((result) => client.writeQuery(result));
      // From here on the client asks itself, also for what is on its way.
      clear();
    },
    clear,
  };
}
