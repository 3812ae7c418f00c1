import { DEADLINE_HEADER, headersFor } from '@tbt/service-kit';
import type { RequestInfo, SubgraphName, ViewerKeys } from '@tbt/service-kit';
import { Pool } from 'undici';
import { GRACE_MS, timeLeft } from './deadline';
import { isMutation, type SubgraphCall, type SubgraphTransport } from './subgraph-data-source';
import type { SubgraphResponse } from './subgraph-failure';

export type HttpTransportOptions = {
  name: SubgraphName;
  /** For example http://127.0.0.1:4001/graphql. */
  url: string;
  keys: ViewerKeys;
  /** Longest time for one call, connecting included. */
  deadlineMs: number;
};

const CONNECTIONS = 64;
const RESPONSE_BYTES_MAX = 16 * 1024 * 1024;

const BROKEN_CONNECTION: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
]);

/** The replica broke off the call; a retry reaches another one. */
class ReplicaGoneError extends Error {}

/** Reads are retried; a write may have been done already. */
const mayRepeat = (error: unknown, call: SubgraphCall): boolean =>
  !isMutation(call) &&
  (error instanceof ReplicaGoneError || BROKEN_CONNECTION.has((error as { code?: unknown }).code));

function readAnswer(text: string, status: number): SubgraphResponse {
  if (status === 502) throw new ReplicaGoneError('answered 502');
  // Our own viewer token was refused: no statement about the caller's session.
  if (status === 401) throw new Error('refused the viewer token');
  const body: unknown = JSON.parse(text);
  const answer = typeof body === 'object' && body !== null ? (body as SubgraphResponse) : {};
  if (answer.data === undefined && !Array.isArray(answer.errors)) {
    throw new Error(`answered ${status} without data or errors`);
  }
  return answer;
}

export function httpTransport(options: HttpTransportOptions): SubgraphTransport {
  const { name, keys, deadlineMs } = options;
  const { origin, pathname } = new URL(options.url);
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    connect: { timeout: deadlineMs },
    maxResponseSize: RESPONSE_BYTES_MAX,
  });
  // The calls of one request share one signed token.
  const signed = new WeakMap<RequestInfo, Promise<Record<string, string>>>();
  const headersOf = (info: RequestInfo) => {
    const headers = signed.get(info) ?? headersFor(info, keys);
    signed.set(info, headers);
    return headers;
  };
  const ask = async (call: SubgraphCall, info: RequestInfo): Promise<SubgraphResponse> => {
    const left = timeLeft(deadlineMs, info.deadline);
    const { statusCode, body } = await pool.request({
      path: pathname,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(await headersOf(info)),
        [DEADLINE_HEADER]: String(Date.now() + left),
      },
      body: JSON.stringify(call),
      signal: AbortSignal.timeout(left + GRACE_MS),
    });
    return readAnswer(await body.text(), statusCode);
  };
  return {
    name,
    async execute(call, info) {
      try {
        return await ask(call, info);
      } catch (error) {
        if (!mayRepeat(error, call)) throw error;
        return ask(call, info);
      }
    },
    async ready() {
      const signal = AbortSignal.timeout(deadlineMs);
      const { statusCode, body } = await pool.request({ path: '/readyz', method: 'GET', signal });
      const { missing } = JSON.parse(await body.text()) as { missing?: unknown[] };
      // Another server may answer 200 at this address.
      if (statusCode !== 200 || missing?.length !== 0) throw new Error(`${name} is not ready`);
    },
    close: () => pool.close(),
  };
}
