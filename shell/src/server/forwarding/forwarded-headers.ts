import type { IncomingHttpHeaders } from 'node:http';

interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

export const PROXY_SECRET_HEADER = 'x-proxy-secret';
const IS_OURS_TO_SAY = /^(forwarded|x-forwarded-.*|x-real-ip|x-proxy-secret|x-request-id)$/;

/** The request's headers with what only this server may say: address, host, id and the proof of it. */
export function forwardedHeaders(
  request: ReceivedRequest,
  { requestId, proxySecret }: { requestId: string; proxySecret?: string },
): IncomingHttpHeaders {
  const own = Object.entries(request.headers).filter(([name]) => !IS_OURS_TO_SAY.test(name));
  return {
    ...Object.fromEntries(own),
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-host': request.headers.host ?? '',
    'x-request-id': requestId,
    ...(proxySecret && { [PROXY_SECRET_HEADER]: proxySecret }),
  };
}
