import type { IncomingHttpHeaders } from 'node:http';
import { forwardedHeaders } from '../forwarding/forwarded-headers';
import type { SiteServerOptions } from '../options';

/** Milliseconds that a page waits for its status. */
const PATIENCE_MS = 300;
const SHIFT_PATH = /^\/jobs\/([^/]+)\/?$/;

interface PageCall {
  id: string;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

/** Whether the address is a shift that the viewer cannot see, for a 404; false on timeout. */
export async function isMissingShift(
  address: string,
  { id: requestId, headers, socket }: PageCall,
  { gatewayUrl, proxySecret }: SiteServerOptions,
): Promise<boolean> {
  const id = SHIFT_PATH.exec(address)?.[1];
  if (!id) return false;
  const { cookie = '', host } = headers;
  const told = forwardedHeaders(
    { headers: { host, cookie, accept: 'application/json' }, socket },
    { requestId, proxySecret },
  );
  const { host: _ofThisServer, ...asked } = told as Record<string, string>;
  try {
    const answer = await fetch(new URL(`/api/jobs/${id}`, gatewayUrl), {
      headers: asked,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return answer.status === 404;
  } catch {
    return false;
  }
}
