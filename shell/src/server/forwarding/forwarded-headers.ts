import type { IncomingHttpHeaders } from 'node:http';
import { peerAddress } from '@tbt/service-kit';

interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

export const PROXY_SECRET_HEADER = 'x-proxy-secret';
const IS_OURS_TO_SAY = /^(forwarded|x-forwarded-.*|x-real-ip|x-proxy-secret|x-request-id)$/;
/** Hop-by-hop headers; `Expect` is answered by this server. */
const IS_OF_ONE_HOP =
  /^(connection|keep-alive|proxy-connection|proxy-authenticate|proxy-authorization|te|trailer|transfer-encoding|upgrade|expect)$/;

export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(
    (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !IS_OF_ONE_HOP.test(name) && !named.has(name)),
  );
}

export interface Forwarding {
  requestId: string;
  proxySecret?: string;
  /** Addresses of load balancers before this server. */
  balancers?: readonly string[];
}

/** The peer, or whom one of our load balancers named last. */
function clientAddress(request: ReceivedRequest, balancers: readonly string[] = []): string {
  const isOurs = balancers.includes(request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '');
  const hops = [request.headers['x-forwarded-for']].flat().join(',').split(',');
  const named = isOurs && hops.at(-1)?.trim();
  return named || (peerAddress(request) ?? '');
}

/** The request's headers with address, host, id and proof set by this server only. */
export function forwardedHeaders(
  request: ReceivedRequest,
  { requestId, proxySecret, balancers }: Forwarding,
): IncomingHttpHeaders {
  const own = Object.entries(request.headers).filter(([name]) => !IS_OURS_TO_SAY.test(name));
  return {
    ...Object.fromEntries(own),
    'x-forwarded-for': clientAddress(request, balancers),
    'x-forwarded-host': request.headers.host ?? '',
    'x-request-id': requestId,
    ...(proxySecret && { [PROXY_SECRET_HEADER]: proxySecret }),
  };
}
