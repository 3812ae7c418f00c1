import type { GraphQLSchema } from 'graphql';
import type { Logger } from '../logger';
import type { RequestInfo } from '../viewer/viewer';

export const SUBGRAPH_NAMES = ['identity', 'marketplace', 'messaging'] as const;
export type SubgraphName = (typeof SUBGRAPH_NAMES)[number];

/** A subgraph as the gateway, the HTTP server and the tests see it. */
export type Subgraph = {
  name: SubgraphName;
  schema: GraphQLSchema;
  /** Made fresh for every request: loaders live in it. */
  contextFor(info: RequestInfo): object;
  /** @throws NotReadyError naming what is missing. */
  ready(): Promise<void>;
  /** Consumers, outbox relay, jobs. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Where unexpected errors are logged; standard output when absent. */
  logger?: Logger;
};

export type GraphRequest = {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
};
