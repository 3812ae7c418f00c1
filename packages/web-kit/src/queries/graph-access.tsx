import { createContext, use, type ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { createEarlyResults, type EarlyResults } from './early-results';
import { createServedResults, type Results, type ServedResults } from './served-results';

/** Answers to documents without variables, by the name of their operation. */
export type Answers = Record<string, unknown>;

/** The page's client of the graph, which is loaded and made for the first that asks: what is only read may have come with the page. */
export interface GraphAccess {
  /** Undefined before anything has asked. */
  existing: () => ApolloClient | undefined;
  /** @throws what the import of its code fails with; the next call tries again. */
  load: () => Promise<ApolloClient>;
  /** Whether it is there or on its way, so that what is read next waits for it. */
  isWanted: () => boolean;
  /** The client, to read again what is shown; undefined while everything shown came with the page. */
  forShown: () => ApolloClient | Promise<ApolloClient> | undefined;
  /** Calls back once when the client is there; returns the unsubscriber. */
  onClient: (listener: (client: ApolloClient) => void) => () => void;
  /** Of queries, as they came with the page. */
  served: ServedResults;
  /** Of queries, asked for by the page before the client was there. */
  early: EarlyResults;
  /** What came with the page; later answers are added. */
  answers: Answers;
}

let createClient: (() => ApolloClient) | undefined;

/** Called by `@tbt/web-kit/graph-client` when it is loaded. */
export function provideGraphClient(create: () => ApolloClient): void {
  createClient = create;
}

export interface GraphAccessOptions {
  /** Default: the site's own, on first use. */
  client?: ApolloClient;
  /** Imports `@tbt/web-kit/graph-client`, which this module cannot: that imports it. */
  load?: () => Promise<unknown>;
  answers?: Answers | undefined;
  results?: Results | undefined;
  /** Default: those of `results`. */
  served?: ServedResults;
}

export function createGraphAccess(options: GraphAccessOptions = {}): GraphAccess {
  const { load, answers = {}, results, served = createServedResults(results) } = options;
  const listeners = new Set<(client: ApolloClient) => void>();
  const early = createEarlyResults();
  let existing = options.client;
  let loading: Promise<ApolloClient> | undefined;
  const make = async (): Promise<ApolloClient> => {
    await load?.();
    if (!createClient) throw new Error('nothing has loaded @tbt/web-kit/graph-client');
    const client = createClient();
    existing = client;
    early.giveTo(client);
    listeners.forEach((listener) => listener(client));
    listeners.clear();
    return client;
  };
  const loadOnce = async (): Promise<ApolloClient> => {
    if (existing) return existing;
    loading ??= make().finally(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    answers,
    served,
    early,
    existing: () => existing,
    load: loadOnce,
    isWanted: () => Boolean(existing ?? loading),
    forShown: () => existing ?? (early.isEmpty() ? loading : loadOnce()),
    onClient: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const GraphContext = createContext<GraphAccess | null>(null);

export interface GraphProviderProps {
  access: GraphAccess;
  children: ReactNode;
}

export function GraphProvider({ access, children }: GraphProviderProps) {
  return <GraphContext value={access}>{children}</GraphContext>;
}

export function useGraph(): GraphAccess {
  const access = use(GraphContext);
  if (!access) throw new Error('useGraph needs a GraphProvider above it');
  return access;
}
