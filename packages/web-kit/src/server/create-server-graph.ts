import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { ApolloLink } from '@apollo/client/link';
import { print } from 'graphql';
import { createGraphCache } from '../graph/create-graph-client';
import { createGraphAccess, type Answers } from '../queries/graph-access';
import { documentHash, idExtension, requestFor } from '../queries/document-id';
import { operationKey, operationOf } from '../queries/operation-key';
import type { Results, ServedResults, VisitorData } from '../queries/served-results';

export interface GraphRequest {
  operationName: string | undefined;
  variables: Record<string, unknown>;
  extensions?: Record<string, unknown>;
  query?: string;
}

export type AskGraph = (request: GraphRequest) => Promise<ApolloLink.Result>;

function requestOf(document: DocumentNode, variables: OperationVariables): GraphRequest {
  const hash = documentHash(document);
  const named = { operationName: operationOf(document)?.name?.value, variables };
  return hash ? { ...named, extensions: idExtension(hash) } : { ...named, query: print(document) };
}

/** The graph of one rendering: each pass reads what was answered, and what it lacks is asked for before the next. */
export function createServerGraph(ask: AskGraph) {
  const cache = createGraphCache();
  const results: Results = {};
  const answers: Answers = {};
  const asked = new Set<string>();
  let missing: Promise<void>[] = [];

  const fetchResult = async (
    key: string,
    document: DocumentNode,
    variables: OperationVariables = {},
  ): Promise<void> => {
    const query = cache.transformDocument(document);
    const answer = await ask(requestOf(query, variables));
    if ('errors' in answer && answer.errors?.length) throw new Error(answer.errors[0]?.message);
    // As the browser's cache will give it, so that the markup stays the same.
    cache.writeQuery({ query, variables, data: answer.data ?? null });
    const read = cache.diff({ query, variables, optimistic: false, returnPartialData: true });
    if (!read.complete) throw new Error(`the answer of ${key} lacks fields`);
    results[key] = read.result;
  };
  const served: ServedResults = {
    read(document, variables) {
      const key = operationKey(document, variables);
      if (!asked.has(key)) {
        asked.add(key);
        const fetching = fetchResult(key, document, variables);
        // A pass that throws does not wait for it.
        fetching.catch(() => undefined);
        missing.push(fetching);
      }
      return results[key];
    },
    take: () => undefined,
    isRestored: () => true,
    areVisitors: () => false,
    expire: () => undefined,
    clear: () => undefined,
  };
  return {
    access: createGraphAccess({ served, answers }),
    /** Reads what `useAnswer` gives. @throws for an answer with errors. */
    async read(document: DocumentNode): Promise<void> {
      const request = requestFor(document);
      const answer = await ask(request);
      if ('errors' in answer && answer.errors?.length) throw new Error(answer.errors[0]?.message);
      answers[request.operationName] = answer.data;
    },
    /**
     * Waits for what the last pass lacked. @returns whether there was anything.
     * @throws for an answer with errors, and for one that the browser's cache could not give again.
     */
    async fetchMissing(): Promise<boolean> {
      const waiting = missing;
      missing = [];
      await Promise.all(waiting);
      return waiting.length > 0;
    },
    visitorData: (): VisitorData => ({ results, answers }),
  };
}

export type ServerGraph = ReturnType<typeof createServerGraph>;
