import type { Locale } from '@tbt/contracts';
import type { ExecutionResult } from 'graphql';
import { executeSubgraph } from '../subgraph/execute-subgraph';
import type { GraphRequest, Subgraph } from '../subgraph/subgraph';
import type { Viewer } from '../viewer/viewer';
import { anonymous } from './callers';

export type ExecuteOptions = GraphRequest & {
  viewer?: Viewer | null;
  system?: string | null;
  idempotencyKey?: string | null;
  locale?: Locale;
  address?: string | null;
  userAgent?: string | null;
  browserToken?: string;
};

export function execute(subgraph: Subgraph, options: ExecuteOptions): Promise<ExecutionResult> {
  const { query, variables, operationName, ...caller } = options;
  const info = anonymous({
    viewer: caller.viewer ?? null,
    system: caller.system ?? null,
    idempotencyKey: caller.idempotencyKey ?? null,
    locale: caller.locale ?? 'en-CA',
    userAgent: caller.userAgent ?? null,
    browserToken: caller.browserToken,
    ...(caller.address === undefined ? {} : { address: caller.address }),
  });
  return executeSubgraph(subgraph, { query, variables, operationName }, info);
}
