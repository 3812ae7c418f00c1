import type { SiteServerOptions } from '../options';
import { forwardedHeaders } from './forwarded-headers';
import type { GatewayCall } from './read-gateway';

export type VisitorCall = Pick<GatewayCall, 'id' | 'headers' | 'socket'>;

/** Sends a request to the graph for the caller, as a visitor without a session. @returns the answer's text. */
export async function askGraph(
  body: string,
  locale: string,
  { id: requestId, headers, socket, signal }: VisitorCall & { signal: AbortSignal },
  { gatewayUrl, proxySecret, balancers }: SiteServerOptions,
): Promise<string> {
  const { host, 'x-forwarded-for': hops } = headers;
  const forwarded = forwardedHeaders(
    { headers: { host, 'x-forwarded-for': hops }, socket },
    { requestId, proxySecret, balancers },
  );
  const { host: _ofThisServer, ...sent } = forwarded as Record<string, string>;
  const answer = await fetch(new URL('/graphql', gatewayUrl), {
    method: 'POST',
    headers: {
      ...sent,
      accept: 'application/json',
      'accept-language': locale,
      'content-type': 'application/json',
    },
    body,
    signal,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the graph answers ${answer.status}`);
  return text;
}
