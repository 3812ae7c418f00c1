import { randomUUID } from 'node:crypto';
import { execute, getOperationAST, type ExecutionResult } from 'graphql';
import { withinDeadline } from '../deadline';
import { unauthenticated } from '../errors/domain-error';
import { formatGraphQLError, type FormatErrorContext } from '../errors/format-graphql-error';
import { variableErrors } from '../errors/variable-errors';
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

async function run(
  subgraph: Subgraph,
  { query, variables, operationName }: GraphRequest,
  info: RequestInfo,
): Promise<ExecutionResult> {
  const { schema } = subgraph;
  const { document, errors } = checkedDocument(schema, query);
  if (!document) return { errors };
  const own = { ...info };
  const result = await execute({
    schema,
    document,
    contextValue: createRequestContext(subgraph, own),
    variableValues: variables ?? undefined,
    operationName,
  });
  const operation = result.data === undefined && getOperationAST(document, operationName);
  const wrong = operation ? variableErrors(schema, operation, variables ?? {}) : [];
  if (wrong.length > 0) return { errors: wrong };
  const { renewedToken, renewedBrowserToken } = own;
  return renewedToken || renewedBrowserToken
    ? { ...result, extensions: { renewedToken, renewedBrowserToken } }
    : result;
}

const isRequestInfo = (info: RequestInfo | null | undefined): info is RequestInfo =>
  typeof info === 'object' && info !== null && 'viewer' in info && 'requestId' in info;

/** Never rejects: errors are formatted in `errors`. @param deadline epoch milliseconds; the request's own when absent. */
export async function executeSubgraph(
  subgraph: Subgraph,
  request: GraphRequest,
  info: RequestInfo | null | undefined,
  deadline = info?.deadline,
): Promise<ExecutionResult> {
  const context: FormatErrorContext = {
    info: isRequestInfo(info) ? info : { requestId: randomUUID(), locale: 'en-CA' },
    logger: loggerOf(subgraph),
  };
  try {
    if (!isRequestInfo(info)) throw unauthenticated();
    const result = await withinDeadline(deadline, () => run(subgraph, request, info));
    if (!result.errors) return result;
    return { ...result, errors: result.errors.map((error) => formatGraphQLError(error, context)) };
  } catch (error) {
    return { errors: [formatGraphQLError(error, context)] };
  }
}
