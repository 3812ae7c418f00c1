import type { GraphQLSchema } from 'graphql';
import type { Logger } from '../logger';
import type { RequestInfo } from '../viewer/viewer';

export const SUBGRAPH_NAMES = ['identity', 'marketplace', 'messaging'] as const;
export type SubgraphName = (typeof SUBGRAPH_NAMES)[number];

export type Subgraph = {
  name: SubgraphName;
  schema: GraphQLSchema;
  /** Created per request: loaders live in it. */
  contextFor(info: RequestInfo): object;
  /** @throws NotReadyError naming what is missing. */
  ready(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Default: standard output. */
  logger?: Logger;
};

export type GraphRequest = {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
};
