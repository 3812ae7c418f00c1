import type { IncomingHttpHeaders } from 'node:http';
import { forwardedHeaders } from '../forwarding/forwarded-headers';
import type { SiteServerOptions } from '../options';

/** A page waits no longer than this for the status it could have without it. */
const PATIENCE_MS = 300;
const SHIFT_PATH = /^\/jobs\/([^/]+)\/?$/;

interface PageCall {
  id: string;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

/**
 * Whether the address is that of a shift which this reader cannot see: search engines and links
 * then learn it by the status. No word in time counts as there.
 */
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
