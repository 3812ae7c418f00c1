import type { IncomingHttpHeaders } from 'node:http';
import { parseId } from '@tbt/contracts';
import { forwardedHeaders } from '../forwarding/forwarded-headers';
import type { SiteServerOptions } from '../options';

/** Milliseconds that a page waits for its status. */
const PATIENCE_MS = 300;
const ENTITY_PATH = /^\/(jobs|professionals|clinics)\/([^/]+)\/?$/;

interface PageCall {
  id: string;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

/** Whether the address is of a shift or account that the viewer cannot see, or of the other role's page; false on timeout. */
export async function isMissingPage(
  address: string,
  { id: requestId, headers, socket }: PageCall,
  { gatewayUrl, proxySecret }: SiteServerOptions,
): Promise<boolean> {
  const [, page, written] = ENTITY_PATH.exec(address) ?? [];
  if (!page) return false;
  const id = parseId(written);
  if (id === null) return true;
  const { cookie = '', host } = headers;
  const forwarded = forwardedHeaders(
    { headers: { host, cookie, accept: 'application/json' }, socket },
    { requestId, proxySecret },
  );
  const { host: _ofThisServer, ...requestHeaders } = forwarded as Record<string, string>;
  try {
    const answer = await fetch(
      new URL(`/api/${page === 'jobs' ? 'jobs' : 'users'}/${id}`, gatewayUrl),
      {
        headers: requestHeaders,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    );
    if (page === 'jobs' || !answer.ok) {
      await answer.body?.cancel();
      return answer.status === 404;
    }
    const { role } = (await answer.json()) as { role?: unknown };
    return (role === 'clinic') !== (page === 'clinics');
  } catch {
    return false;
  }
}
