import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { unauthenticated } from '../errors/domain-error';
import type { RequestInfo } from './viewer';
import { signViewerToken, verifyViewerToken, type ViewerKeys } from './viewer-token';

/** Epoch milliseconds at which the caller times out. */
export const DEADLINE_HEADER = 'x-deadline';

const REQUEST_ID = /^[\w-]{8,64}$/;

export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}

export async function headersFor(
  info: RequestInfo,
  keys: ViewerKeys,
): Promise<Record<string, string>> {
  return {
    authorization: `Bearer ${await signViewerToken(info, keys)}`,
    'x-request-id': info.requestId,
    ...(info.deadline === undefined ? {} : { [DEADLINE_HEADER]: String(info.deadline) }),
  };
}

/** @throws DomainError UNAUTHENTICATED without a valid viewer token. */
export async function requestInfoFrom(
  headers: IncomingHttpHeaders,
  keys: ViewerKeys,
): Promise<RequestInfo> {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (!token) throw unauthenticated();
  const claims = await verifyViewerToken(token, keys);
  const deadline = Number(headers[DEADLINE_HEADER]);
  return {
    ...claims,
    requestId: requestIdFrom(headers['x-request-id']),
    ...(Number.isSafeInteger(deadline) && deadline > 0 ? { deadline } : {}),
  };
}
