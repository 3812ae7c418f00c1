import { createContext, use, useMemo, type ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { getApolloContext } from '@apollo/client/react';

/** Answers to documents without variables, by the name of their operation. */
export type Answers = Record<string, unknown>;

/** The page's client of the graph, which is made for the first that asks: a page that never asks does without its code. */
export interface GraphAccess {
  /** Undefined before anything has asked. */
  existing: () => ApolloClient | undefined;
  /** @throws Error before the code is loaded. */
  client: () => ApolloClient;
  load: () => Promise<ApolloClient>;
  /** What came with the page; later answers are added. */
  answers: Answers;
}

let createClient: (() => ApolloClient) | undefined;

/** Called by `@tbt/web-kit/graph` when it is loaded. */
export function provideGraphClient(create: () => ApolloClient): void {
  createClient = create;
}

export interface GraphAccessOptions {
  /** Default: the site's own, on first use. */
  client?: ApolloClient;
  /** Imports `@tbt/web-kit/graph`, which this module cannot: that imports it. */
  load?: () => Promise<unknown>;
  answers?: Answers | undefined;
}

export function createGraphAccess(options: GraphAccessOptions = {}): GraphAccess {
  const { load, answers = {} } = options;
  let existing = options.client;
  const client = (): ApolloClient => {
    if (existing) return existing;
    if (!createClient) throw new Error('a part that asks the graph must import @tbt/web-kit/graph');
    existing = createClient();
    return existing;
  };
  return {
    answers,
    existing: () => existing,
    client,
    load: async () => {
      if (!existing) await load?.();
      return client();
    },
  };
}

const GraphContext = createContext<GraphAccess | null>(null);

export interface GraphProviderProps {
  access: GraphAccess;
  children: ReactNode;
}

export function GraphProvider({ access, children }: GraphProviderProps) {
  const ApolloContext = getApolloContext();
  const above = use(ApolloContext);
  const value = useMemo(
    () => Object.defineProperty({ ...above }, 'client', { get: access.client, enumerable: true }),
    [above, access],
  );
  return (
    <GraphContext value={access}>
      <ApolloContext value={value}>{children}</ApolloContext>
    </GraphContext>
  );
}

/** For what asks the graph in an event, on pages that otherwise do not. */
export function useGraph(): GraphAccess {
  const access = use(GraphContext);
  if (!access) throw new Error('useGraph needs a GraphProvider above it');
  return access;
}
