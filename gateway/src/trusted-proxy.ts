import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackAddress, peerAddress } from '@tbt/service-kit';

/** What tells who calls from where: a request, or what a socket keeps of one. */
export type CallerRequest = {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
};

/** The site's server authenticates itself with this header. */
export const PROXY_SECRET_HEADER = 'x-proxy-secret';

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.at(-1) : header;

function isSecret(given: string | undefined, secret: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** By the shared secret when configured, otherwise by loopback. */
export function isForwarded(request: CallerRequest, secret: string | undefined): boolean {
  if (secret !== undefined) return isSecret(one(request.headers[PROXY_SECRET_HEADER]), secret);
  return isLoopbackAddress(request.socket.remoteAddress ?? '');
}

/** The hop that the site's server saw, or the peer. */
export function clientAddress(request: CallerRequest, secret: string | undefined): string | null {
  const hops = one(request.headers['x-forwarded-for'])?.split(',') ?? [];
  const seen = isForwarded(request, secret) && hops.at(-1)?.trim();
  return seen || peerAddress(request);
}

export function requestedHost(
  request: CallerRequest,
  secret: string | undefined,
): string | undefined {
  const forwarded = isForwarded(request, secret) && one(request.headers['x-forwarded-host']);
  return forwarded || request.headers.host;
}
