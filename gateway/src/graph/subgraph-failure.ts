import type { GraphQLFormattedError } from 'graphql';
import { messageText } from '@tbt/contracts';
import { ERROR_CODES } from '@tbt/service-kit';
import type { ErrorCode, Logger, RequestInfo } from '@tbt/service-kit';
import { rootFields } from './answer-shape';
import type { SubgraphCall } from './subgraph-data-source';

export type SubgraphResponse = {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[];
  extensions?: Pick<RequestInfo, 'renewedToken' | 'renewedBrowserToken'>;
};

/** A write that may have been done; retried with its key it is done once. */
const OUTCOME_UNKNOWN = 'outcome_unknown';

type Path = readonly (string | number)[];

export const isErrorCode = (code: unknown): code is ErrorCode =>
  ERROR_CODES.some((known) => known === code);

/** The planner prefixes entity paths itself. */
function failedPaths(call: SubgraphCall): Path[] {
  const { representations } = call.variables;
  if (Array.isArray(representations)) return representations.map((_, at) => ['_entities', at]);
  return rootFields(call).map(({ key }) => [key]);
}

export const errorsAtRoot = (
  call: SubgraphCall,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLFormattedError[] => failedPaths(call).map((path) => ({ message, path, extensions }));

export function failedCall(
  serviceName: string,
  call: SubgraphCall,
  info: RequestInfo,
  isOutcomeUnknown: boolean,
): SubgraphResponse {
  const key = isOutcomeUnknown ? 'problem.outcomeUnknown' : 'problem.unavailable';
  const message = messageText(info.locale, key);
  const reasons = isOutcomeUnknown ? { reasons: [OUTCOME_UNKNOWN] } : {};
  const errors = errorsAtRoot(call, message, { code: 'UNAVAILABLE', serviceName, ...reasons });
  return { data: null, errors };
}

/** Passes business errors through; others are logged and become INTERNAL. */
export function safeErrors(
  errors: readonly GraphQLFormattedError[],
  serviceName: string,
  info: RequestInfo,
  logger: Logger,
): GraphQLFormattedError[] {
  return errors.map(({ message, path, extensions }) => {
    const where = path ? { path } : {};
    if (isErrorCode(extensions?.code)) return { message, ...where, extensions: { ...extensions } };
    logger.error({ subgraph: serviceName, requestId: info.requestId, message }, 'subgraph refused');
    return {
      message: messageText(info.locale, 'problem.internal', { requestId: info.requestId }),
      ...where,
      extensions: { code: 'INTERNAL' },
    };
  });
}
