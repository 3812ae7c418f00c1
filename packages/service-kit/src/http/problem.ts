import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { messageText, negotiateLocale, type MessageKey } from '@tbt/contracts';
import type { ErrorCode } from '../errors';
import { requestIdFrom } from '../viewer';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

export type PlainProblem = { status: number; code: ErrorCode; key: MessageKey };

export const UNKNOWN_HOST: PlainProblem = {
  status: 421,
  code: 'NOT_FOUND',
  key: 'problem.unknownHost',
};

export const SECOND_HOST: PlainProblem = {
  status: 400,
  code: 'VALIDATION_FAILED',
  key: 'problem.secondHost',
};

export const SLOW_REQUEST: PlainProblem = {
  status: 408,
  code: 'VALIDATION_FAILED',
  key: 'problem.slowRequest',
};

/** Of a failure before a route could answer. */
export const problemOfStatus = (status: number): PlainProblem => {
  if (status >= 500) return { status: 500, code: 'INTERNAL', key: 'problem.internal' };
  if (status === 404) return { status, code: 'NOT_FOUND', key: 'problem.notFound' };
  return { status, code: 'VALIDATION_FAILED', key: 'problem.unreadable' };
};

/** Node keeps the first of several and says nothing. */
export const hasSecondHost = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Body and headers of an RFC 9457 problem, in the locale of the request. */
export function plainProblem(
  { status, code, key }: PlainProblem,
  { headers }: Pick<IncomingMessage, 'headers'>,
  requestId: string,
) {
  const body = {
    type: `/api/docs#${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: messageText(negotiateLocale(headers['accept-language']), key, { requestId }),
    code,
    errors: [],
    reasons: [],
    requestId,
  };
  return {
    detail: body.detail,
    text: JSON.stringify(body),
    headers: {
      'content-type': PROBLEM_TYPE,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    },
  };
}

export function refuseConnection(
  socket: Duplex,
  request: Pick<IncomingMessage, 'headers'>,
  problem: PlainProblem,
): void {
  const { text, headers } = plainProblem(problem, request, requestIdFrom(undefined));
  const lines = Object.entries({
    ...headers,
    connection: 'close',
    'content-length': String(Buffer.byteLength(text)),
  }).map(([name, value]) => `${name}: ${value}`);
  const { status } = problem;
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
}
