import { randomUUID } from 'node:crypto';
import { execute, type ExecutionResult } from 'graphql';
import { unauthenticated, unavailable } from '../errors/domain-error';
import { formatGraphQLError, type FormatErrorContext } from '../errors/format-graphql-error';
import { createLogger, type Logger } from '../logger';
import type { RequestInfo } from '../viewer/viewer';
import { checkedDocument } from './documents';
import { createRequestContext } from './request-context';
import type { GraphRequest, Subgraph } from './subgraph';

const fallbackLoggers = new Map<string, Logger>();

function loggerOf({ name, logger }: Subgraph): Logger {
  const known = logger ?? fallbackLoggers.get(name);
  if (known) return known;
  const made = createLogger({ service: name, level: 'error' });
  fallbackLoggers.set(name, made);
  return made;
}

/** Rejects with UNAVAILABLE at the deadline; the work goes on, but nobody waits for it. */
async function within<T>(deadline: number | undefined, work: () => Promise<T>): Promise<T> {
  if (deadline === undefined) return work();
  const left = deadline - Date.now();
  if (left <= 0) throw unavailable();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), left);
  });
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function run(
  subgraph: Subgraph,
  { query, variables, operationName }: GraphRequest,
  info: RequestInfo,
): Promise<ExecutionResult> {
  const { schema } = subgraph;
  const { document, errors } = checkedDocument(schema, query);
  if (!document) return { errors };
  return execute({
    schema,
    document,
    contextValue: createRequestContext(subgraph, info),
    variableValues: variables ?? undefined,
    operationName,
  });
}

const isRequestInfo = (info: RequestInfo | null | undefined): info is RequestInfo =>
  typeof info === 'object' && info !== null && 'viewer' in info && 'requestId' in info;

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
  const context: FormatErrorContext = {
    info: isRequestInfo(info) ? info : { requestId: randomUUID(), locale: 'en-CA' },
    logger: loggerOf(subgraph),
  };
  try {
    if (!isRequestInfo(info)) throw unauthenticated();
    const result = await within(info.deadline, () => run(subgraph, request, info));
    if (!result.errors) return result;
    return { ...result, errors: result.errors.map((error) => formatGraphQLError(error, context)) };
  } catch (error) {
    return { errors: [formatGraphQLError(error, context)] };
  }
}
