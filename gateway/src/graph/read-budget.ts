import type { IncomingMessage } from 'node:http';
import { createLocalRateLimits, type RequestInfo } from '@tbt/service-kit';
import { callerKey } from './caller-key';
import { GRAPH_LIMITS } from './limits';

/** Points per window: per address for unauthenticated callers, and per user. */
export type ReadLimits = { address: number; user: number };

// Thirty-six pages of a hundred shifts per window and address.
export const DEFAULT_READ_LIMITS: ReadLimits = { address: 3_000, user: 10_000 };

const WINDOW_SECONDS = 10;
const VALUES_A_POINT = 100;
const BYTES_A_POINT = 250;

export type ReadBudget = {
  /** Charges documents, variables and bodies. @throws DomainError RATE_LIMITED once the budget is exceeded. */
  chargeRequest(caller: RequestInfo, bytes: number): Promise<void>;
  /** Charges a response by its possible values. @throws DomainError RATE_LIMITED */
  chargeResponse(caller: RequestInfo, values: number): Promise<void>;
};

const FORM = /^multipart\/form-data\s*(;|$)/i;

/** Content length, or the body limit when unknown. Uploads have limits of their own. */
export const bytesOf = ({
  headers,
  url = '',
}: Pick<IncomingMessage, 'headers' | 'url'>): number => {
  if (FORM.test(headers['content-type'] ?? '')) return url.length;
  const length = headers['transfer-encoding'] ? Infinity : Number(headers['content-length'] ?? 0);
  return Math.min(GRAPH_LIMITS.body, length || 0) + url.length;
};

/** Read costs per caller over HTTP and sockets, for this replica. */
export function createReadBudget(limits: ReadLimits): ReadBudget {
  const spent = createLocalRateLimits({
    address: { points: limits.address, durationSeconds: WINDOW_SECONDS },
    user: { points: limits.user, durationSeconds: WINDOW_SECONDS },
  });
  const pay = async (caller: RequestInfo, points: number) => {
    const name = caller.viewer ? 'user' : 'address';
    const key = callerKey(caller);
    await spent.consume(name, key, 0);
    // The last document of a window may exceed what is left.
    await spent.consume(name, key, points).catch(() => undefined);
  };
  return {
    chargeRequest: (caller, bytes) => pay(caller, Math.floor(bytes / BYTES_A_POINT)),
    chargeResponse: (caller, values) => pay(caller, 1 + Math.floor(values / VALUES_A_POINT)),
  };
}
