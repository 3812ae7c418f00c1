import { messageText } from '@tbt/contracts';
import { GraphQLError } from 'graphql';
import { isDatabaseAway, isTransactionConflict } from '../database/database-error';
import type { Logger } from '../logger';
import type { RequestInfo } from '../viewer/viewer';
import { DomainError, unavailable, type ErrorCode } from './domain-error';

export type ErrorExtensions = {
  code: ErrorCode;
  reasons: string[];
  messageKey: string;
  values: Record<string, string | number>;
  /** Seconds. */
  retryAfter?: number;
  issues?: { path: string[]; message: string; messageKey: string }[];
  requestId?: string;
};

export type FormatErrorContext = {
  info: Pick<RequestInfo, 'requestId' | 'locale'>;
  logger: Logger;
};

// A failed batch is reported at every path that awaited it, but logged once.
const logged = new WeakSet<object>();

function logOnce(
  error: unknown,
  { info, logger }: FormatErrorContext,
  path?: GraphQLError['path'],
) {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  logger.error({ err: error, requestId: info.requestId, path }, 'Unexpected error');
}

function domainExtensions(error: DomainError, info: FormatErrorContext['info']): ErrorExtensions {
  const { code, key, values, reasons, issues, retryAfterSeconds } = error;
  return {
    code,
    reasons,
    messageKey: key,
    values: { ...values },
    ...(retryAfterSeconds === undefined ? {} : { retryAfter: retryAfterSeconds }),
    ...(issues.length === 0
      ? {}
      : {
          issues: issues.map((issue) => ({
            path: issue.path,
            message: messageText(info.locale, issue.key, issue.values),
            messageKey: issue.key,
          })),
        }),
  };
}

const isTransient = (error: unknown): boolean =>
  isDatabaseAway(error) || isTransactionConflict(error);

/** DomainErrors keep code and text; UNAVAILABLE and INTERNAL are logged once with the request id and lose all detail. */
export function formatGraphQLError(error: unknown, context: FormatErrorContext): GraphQLError {
  const { info } = context;
  const located = error instanceof GraphQLError ? error : undefined;
  const original = located ? (located.originalError ?? located) : error;
  const options = { path: located?.path ?? null, nodes: located?.nodes ?? null };
  if (isTransient(original)) logOnce(original, context, located?.path);
  const known = isTransient(original) ? unavailable() : original;
  if (known instanceof DomainError && known.code !== 'INTERNAL') {
    const message = messageText(info.locale, known.key, known.values);
    return new GraphQLError(message, { ...options, extensions: domainExtensions(known, info) });
  }
  if (located?.path === undefined && located && original instanceof GraphQLError) {
    const extensions: ErrorExtensions = {
      code: 'VALIDATION_FAILED',
      reasons: [],
      messageKey: 'problem.graphInvalid',
      values: {},
    };
    return new GraphQLError(located.message, { ...options, source: located.source, extensions });
  }
  logOnce(original, context, located?.path);
  const values = { requestId: info.requestId };
  const extensions: ErrorExtensions = {
    code: 'INTERNAL',
    reasons: [],
    messageKey: 'problem.internal',
    values,
    requestId: info.requestId,
  };
  return new GraphQLError(messageText(info.locale, 'problem.internal', values), {
    ...options,
    extensions,
  });
}
