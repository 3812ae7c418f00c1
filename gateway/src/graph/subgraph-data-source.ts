import type { GraphQLDataSource, GraphQLDataSourceProcessOptions } from '@apollo/gateway';
import type { Logger, RequestInfo, SubgraphName } from '@tbt/service-kit';
import type { GraphContext } from './graph-context';
import { failedCall, safeErrors } from './subgraph-failure';
import type { SubgraphResponse } from './subgraph-failure';

export type SubgraphCall = {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string | undefined;
};

/** Rejects when no well-formed response arrives in time. */
export type SubgraphTransport = {
  name: SubgraphName;
  execute(call: SubgraphCall, info: RequestInfo): Promise<SubgraphResponse>;
  /** Rejects with what is missing. */
  ready(): Promise<void>;
  close(): Promise<void>;
};

/** The call had no effect: it was not sent, or the subgraph reports so. */
export class NotDoneError extends Error {
  override readonly name = 'NotDoneError';
}

export const isMutation = ({ query }: SubgraphCall): boolean =>
  query.trimStart().startsWith('mutation');

const isNotDone = (error: unknown): boolean =>
  error instanceof NotDoneError || (error as { code?: unknown }).code === 'ECONNREFUSED';

export const isRefusedWhole = ({ data, errors }: SubgraphResponse): boolean =>
  !data && errors?.[0]?.path === undefined && errors?.[0]?.extensions?.code === 'UNAVAILABLE';

/**
 * Masks failures, so that no internal address or message leaves the gateway, and stores renewed cookies in `info`.
 * @returns the response, or UNAVAILABLE at every root field, with `outcome_unknown` for a write that may have been done.
 */
export async function callSubgraph(
  transport: SubgraphTransport,
  call: SubgraphCall,
  info: RequestInfo,
  logger: Logger,
): Promise<SubgraphResponse> {
  try {
    const { extensions, ...response } = await transport.execute(call, info);
    if (extensions?.renewedToken) info.renewedToken = extensions.renewedToken;
    if (extensions?.renewedBrowserToken) info.renewedBrowserToken = extensions.renewedBrowserToken;
    if (!response.errors?.length) return response;
    if (isRefusedWhole(response)) throw new NotDoneError('the whole call is UNAVAILABLE');
    return { ...response, errors: safeErrors(response.errors, transport.name, info, logger) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn({ subgraph: transport.name, requestId: info.requestId, reason }, 'subgraph failed');
    const isUnknown = isMutation(call) && !isNotDone(error);
    return failedCall(transport.name, call, info, isUnknown);
  }
}

export class SubgraphDataSource implements GraphQLDataSource<GraphContext> {
  constructor(
    private readonly transport: SubgraphTransport,
    private readonly logger: Logger,
  ) {}

  async process(options: GraphQLDataSourceProcessOptions<GraphContext>): Promise<SubgraphResponse> {
    const { query = '', variables = {}, operationName } = options.request;
    const { info } = options.context as GraphContext;
    return callSubgraph(this.transport, { query, variables, operationName }, info, this.logger);
  }
}
