import type { ExecutionResult } from 'graphql';
import type { RequestInfo } from '../viewer/viewer';
import type { GraphRequest, Subgraph } from './subgraph';

/**
 * Runs an operation in process. Documents are parsed and validated once. Never throws: every problem
 * is an entry of `errors`, formatted; a call without RequestInfo is UNAUTHENTICATED, one past its
 * deadline UNAVAILABLE.
 */
export async function executeSubgraph(
  subgraph: Subgraph,
  request: GraphRequest,
  info: RequestInfo | null | undefined,
): Promise<ExecutionResult> {
  throw new Error('not built yet', { cause: [subgraph.name, request.query, info] });
}
