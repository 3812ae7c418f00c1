import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopbackAddress } from '@tbt/service-kit';

/** Header by which the site's server proves that it forwards. */
export const PROXY_SECRET_HEADER = 'x-proxy-secret';

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.at(-1) : header;

function isSecret(given: string | undefined, secret: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Whether the request was forwarded by the site's own server: by the shared secret when there is one,
 * else by coming over loopback.
 */
export function isForwarded(request: IncomingMessage, secret: string | undefined): boolean {
  if (secret !== undefined) return isSecret(one(request.headers[PROXY_SECRET_HEADER]), secret);
  return isLoopbackAddress(request.socket.remoteAddress ?? '');
}

/** The first hop that is not ours: what our server saw, or the peer itself. */
export function clientAddress(request: IncomingMessage, secret: string | undefined): string | null {
  const peer = request.socket.remoteAddress ?? null;
  if (!isForwarded(request, secret)) return peer;
  const hops = one(request.headers['x-forwarded-for'])?.split(',') ?? [];
  return hops.at(-1)?.trim() || peer;
}

/** The host that the browser asked for. */
export function requestedHost(
  request: IncomingMessage,
  secret: string | undefined,
): string | undefined {
  const forwarded = isForwarded(request, secret) && one(request.headers['x-forwarded-host']);
  return forwarded || request.headers.host;
}
