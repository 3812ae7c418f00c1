import { ApolloClient, type DocumentNode } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { print } from 'graphql';
import { from, map } from 'rxjs';
import { createGraphCache } from '../graph/create-graph-client';
import type { Answers } from '../queries/graph-access';
import { documentHash, idExtension } from '../queries/document-id';
import { operationKey } from '../queries/operation-key';
import { requestFor } from '../queries/use-answer';
import type { VisitorData } from '../queries/visitor-data';

export interface GraphRequest {
  operationName: string | undefined;
  variables: Record<string, unknown>;
  extensions?: Record<string, unknown>;
  query?: string;
}

export type AskGraph = (request: GraphRequest) => Promise<ApolloLink.Result>;

function requestOf({ query, operationName, variables }: ApolloLink.Operation): GraphRequest {
  const hash = documentHash(query);
  const named = { operationName, variables };
  return hash ? { ...named, extensions: idExtension(hash) } : { ...named, query: print(query) };
}

/** A client for one rendering: its cache is its own. An answer with errors fails the rendering. */
export function createServerClient(ask: AskGraph) {
  const answers = new Map<string, ApolloLink.Operation>();
  const plain: Answers = {};
  let failure: unknown;
  const answered = new ApolloLink((operation) =>
    from(
      ask(requestOf(operation)).catch((error: unknown) => Promise.reject((failure = error))),
    ).pipe(
      map((result) => {
        if ('errors' in result && result.errors?.length) failure = result.errors[0];
        answers.set(operationKey(operation.query, operation.variables), operation);
        return result;
      }),
    ),
  );
  const client = new ApolloClient({
    link: answered,
    cache: createGraphCache(),
    ssrMode: true,
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
    },
  });
  return {
    client,
    answers: plain,
    /** Reads what `useAnswer` gives. @throws for an answer with errors. */
    async read(document: DocumentNode): Promise<void> {
      const asked = requestFor(document);
      const result = await ask(asked);
      if ('errors' in result && result.errors?.length) throw new Error(result.errors[0]?.message);
      plain[asked.operationName] = result.data;
    },
    /** @throws what a query failed with, and for an answer that the browser's cache could not give again. */
    visitorData(): VisitorData {
      if (failure !== undefined) throw failure;
      for (const [key, { query, variables }] of answers) {
        const read = { query, variables, optimistic: false, returnPartialData: true };
        if (!client.cache.diff(read).complete) throw new Error(`the answer of ${key} lacks fields`);
      }
      return {
        cache: client.cache.extract() as VisitorData['cache'],
        queries: [...answers.keys()],
        answers: plain,
      };
    },
  };
}
