import { STATUS_CODES } from 'node:http';
import type { GraphQLFormattedError } from 'graphql';
import { messageText } from '@tbt/contracts';
import type { Locale } from '@tbt/contracts';
import { ERROR_CODES, PROBLEM_TYPE } from '@tbt/service-kit';
import type { DomainError, ErrorCode, UserErrorDto } from '@tbt/service-kit';

export const STATUS_OF: Readonly<Record<ErrorCode, number>> = {
  VALIDATION_FAILED: 400,
  CONFLICT: 409,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

export type FieldProblem = { path: string; message: string };

/** RFC 9457. */
export type Problem = {
  status: number;
  code: ErrorCode;
  detail: string;
  errors: FieldProblem[];
  reasons: string[];
  /** Seconds. */
  retryAfter?: number | undefined;
  headers?: Record<string, string>;
};

export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
    this.name = 'ProblemError';
  }
}

/** The facade's parameter names where they differ from the graph's. */
const REST_NAMES: Readonly<Record<string, string>> = {
  first: 'limit',
  beforeSeq: 'before',
  near: 'postalCode',
};
const RETRY_SECONDS = 5;

const restPath = (path: readonly string[]): string =>
  path.map((part) => REST_NAMES[part] ?? part).join('.');

const retryOf = (code: ErrorCode, seconds: unknown): number | undefined => {
  if (typeof seconds === 'number') return seconds;
  return code === 'UNAVAILABLE' ? RETRY_SECONDS : undefined;
};

export function problemOfDomainError(
  error: DomainError,
  { locale, requestId }: { locale: Locale; requestId: string },
): Problem {
  const values = error.code === 'INTERNAL' ? { requestId } : error.values;
  return {
    status: STATUS_OF[error.code],
    code: error.code,
    detail: messageText(locale, error.key, values),
    errors: error.issues.map((issue) => ({
      path: restPath(issue.path),
      message: messageText(locale, issue.key, issue.values),
    })),
    reasons: error.reasons,
    retryAfter: retryOf(error.code, error.retryAfterSeconds),
  };
}

type IssueExtension = { path: string[]; message: string };

/** The error's text is already localized. */
export function problemOfGraphError({ message, extensions = {} }: GraphQLFormattedError): Problem {
  const code = ERROR_CODES.find((known) => known === extensions.code) ?? 'INTERNAL';
  const issues = (extensions.issues as IssueExtension[] | undefined) ?? [];
  return {
    status: STATUS_OF[code],
    code,
    detail: message,
    errors: issues.map((issue) => ({ path: restPath(issue.path), message: issue.message })),
    reasons: (extensions.reasons as string[] | undefined) ?? [],
    retryAfter: retryOf(code, extensions.retryAfter),
  };
}

export function problemOfUserErrors(errors: readonly UserErrorDto[], locale: Locale): Problem {
  const conflict = errors.find((error) => error.code === 'CONFLICT');
  const code = conflict ? 'CONFLICT' : 'VALIDATION_FAILED';
  return {
    status: STATUS_OF[code],
    code,
    detail: conflict?.message ?? messageText(locale, 'problem.fields'),
    errors: errors
      .filter(({ path }) => path.length > 0 || !conflict)
      .map(({ path, message }) => ({ path: restPath(path), message })),
    reasons: [...new Set(errors.flatMap(({ reasons }) => reasons))],
  };
}

/** `errors` and `reasons` are always lists. */
export function problemAnswer(problem: Problem, requestId: string) {
  const { status, code, detail, errors, reasons, retryAfter, headers = {} } = problem;
  const title = STATUS_CODES[status] ?? 'Error';
  return {
    status,
    headers: {
      ...headers,
      'content-type': PROBLEM_TYPE,
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) }),
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
    body: {
      type: `/api/docs#${code}`,
      title,
      status,
      detail,
      code,
      errors,
      reasons,
      requestId,
    },
  };
}
