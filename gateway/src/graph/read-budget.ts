import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createLocalRateLimits, type RequestInfo } from '@tbt/service-kit';
import { callerKey } from './caller-key';
import { createHeavyLane } from './heavy-lane';
import { GRAPH_LIMITS } from './limits';

/** Points per window: per address for unauthenticated callers, and per user. */
export type ReadLimits = { address: number; user: number };

// Thirty-six pages of a hundred shifts per window and address.
export const DEFAULT_READ_LIMITS: ReadLimits = { address: 3_000, user: 10_000 };

const WINDOW_SECONDS = 10;
const VALUES_A_POINT = 100;
const BYTES_A_POINT = 250;
/** The share of a budget from which a caller's requests go through the lane of heavy callers. */
const HEAVY_SHARE = 1 / 4;
/** A refusal comes late, so that a caller who asks again at once asks less often. */
const REFUSAL_MS = 250;
const LATE_REFUSALS_MAX = 100;

export type ReadBudget = {
  /**
   * Charges a request over HTTP by its bytes. Heavy callers wait for one another until `response` is closed.
   * @throws DomainError RATE_LIMITED once the budget is exceeded.
   */
  admit(caller: RequestInfo, bytes: number, response: ServerResponse): Promise<void>;
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
  const lane = createHeavyLane();
  let lateRefusals = 0;
  const refuseLate = async (refusal: unknown): Promise<never> => {
    if (lateRefusals < LATE_REFUSALS_MAX) {
      lateRefusals += 1;
      await wait(REFUSAL_MS).finally(() => (lateRefusals -= 1));
    }
    throw refusal;
  };
  const isHeavy = async (caller: RequestInfo): Promise<boolean> => {
    const name = caller.viewer ? 'user' : 'address';
    return (await spent.spent(name, callerKey(caller))) > limits[name] * HEAVY_SHARE;
  };
  const pay = async (caller: RequestInfo, points: number) => {
    const name = caller.viewer ? 'user' : 'address';
    const key = callerKey(caller);
    await spent.consume(name, key, 0);
    // The last document of a window may exceed what is left.
    await spent.consume(name, key, points).catch(() => undefined);
  };
  const chargeRequest: ReadBudget['chargeRequest'] = (caller, bytes) =>
    pay(caller, Math.floor(bytes / BYTES_A_POINT));
  return {
    chargeRequest,
    async admit(caller, bytes, response) {
      await chargeRequest(caller, bytes).catch(refuseLate);
      if (!(await isHeavy(caller))) return;
      const leave = await lane.enter();
      if (response.closed) leave();
      else response.once('close', leave);
    },
    chargeResponse: (caller, values) => pay(caller, 1 + Math.floor(values / VALUES_A_POINT)),
  };
}
