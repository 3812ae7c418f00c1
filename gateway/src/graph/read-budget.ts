import type { IncomingMessage } from 'node:http';
import { createLocalRateLimits, type RequestInfo } from '@tbt/service-kit';
import { callerKey } from './caller-key';
import { GRAPH_LIMITS } from './limits';

/** Points in a window, for everyone at one address who is not signed in and for each person who is. */
export type ReadLimits = { address: number; user: number };

// Thirty-six pages of a hundred shifts in a window, from one address.
export const DEFAULT_READ_LIMITS: ReadLimits = { address: 3_000, user: 10_000 };

const WINDOW_SECONDS = 10;
const VALUES_A_POINT = 100;
const BYTES_A_POINT = 250;

export type ReadBudget = {
  /**
   * Pays for reading and checking what a caller sends: documents, variables and bodies.
   * @throws DomainError RATE_LIMITED once more was spent than there is.
   */
  payRequest(caller: RequestInfo, bytes: number): Promise<void>;
  /** Pays for an answer by the values it may hold. @throws DomainError RATE_LIMITED likewise. */
  payAnswer(caller: RequestInfo, values: number): Promise<void>;
};

const FORM = /^multipart\/form-data\s*(;|$)/i;

/**
 * Bytes that a request brings, as many as a body may have when it does not say. Files have limits of
 * their own.
 */
export const bytesOf = ({
  headers,
  url = '',
}: Pick<IncomingMessage, 'headers' | 'url'>): number => {
  if (FORM.test(headers['content-type'] ?? '')) return url.length;
  const length = headers['transfer-encoding'] ? Infinity : Number(headers['content-length'] ?? 0);
  return Math.min(GRAPH_LIMITS.body, length || 0) + url.length;
};

/** What the reads of one caller cost, over HTTP and sockets together, in this replica. */
export function createReadBudget(limits: ReadLimits): ReadBudget {
  const spent = createLocalRateLimits({
    address: { points: limits.address, durationSeconds: WINDOW_SECONDS },
    user: { points: limits.user, durationSeconds: WINDOW_SECONDS },
  });
  const pay = async (caller: RequestInfo, points: number) => {
    const name = caller.viewer ? 'user' : 'address';
    const key = callerKey(caller);
    await spent.consume(name, key, 0);
    // The last document of a window may cost more than is left.
    await spent.consume(name, key, points).catch(() => undefined);
  };
  return {
    payRequest: (caller, bytes) => pay(caller, Math.floor(bytes / BYTES_A_POINT)),
    payAnswer: (caller, values) => pay(caller, 1 + Math.floor(values / VALUES_A_POINT)),
  };
}
