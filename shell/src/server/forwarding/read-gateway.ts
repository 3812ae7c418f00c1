import type { IncomingHttpHeaders } from 'node:http';
import type { SiteServerOptions } from '../options';
import { forwardedHeaders } from './forwarded-headers';

export interface GatewayCall {
  id: string;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
  signal: AbortSignal;
}

/** Reads JSON from the gateway as the caller. @throws Error when it cannot be reached in time. */
export async function readGateway(
  path: string,
  { id: requestId, headers, socket, signal }: GatewayCall,
  { gatewayUrl, proxySecret, balancers }: SiteServerOptions,
): Promise<{ status: number; body: unknown; link: string | null }> {
  const { cookie = '', host, 'x-forwarded-for': hops } = headers;
  const forwarded = forwardedHeaders(
    { headers: { host, cookie, accept: 'application/json', 'x-forwarded-for': hops }, socket },
    { requestId, proxySecret, balancers },
  );
  const { host: _ofThisServer, ...sent } = forwarded as Record<string, string>;
  const answer = await fetch(new URL(path, gatewayUrl), { headers: sent, signal });
  const body: unknown = answer.ok ? await answer.json() : null;
  if (!answer.ok) await answer.body?.cancel();
  return { status: answer.status, body, link: answer.headers.get('link') };
}
