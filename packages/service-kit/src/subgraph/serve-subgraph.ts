import type { RunningServer } from '../http/http-server';
import type { Logger } from '../logger';
import type { ViewerKeys } from '../viewer/viewer-token';
import type { Subgraph } from './subgraph';

export type ServeSubgraphOptions = {
  subgraph: Subgraph;
  /** 0 takes a free one. */
  port: number;
  /** Loopback or a private network. */
  host: string;
  logger: Logger;
  keys: ViewerKeys;
};

/** Serves `POST /graphql` to callers with a viewer token, with health, readiness and metrics. */
export async function serveSubgraph(options: ServeSubgraphOptions): Promise<RunningServer> {
  throw new Error('not built yet', { cause: options.port });
}
