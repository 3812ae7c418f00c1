import type { IncomingMessage } from 'node:http';
import { isOwnMachineName } from '@tbt/service-kit';
import { requestedHost } from './trusted-proxy';

export type OriginRules = {
  /** Origins that may act with a session's cookie, the site's own first. */
  allowedOrigins: readonly string[];
  proxySecret: string | undefined;
};

/**
 * Whether the site was asked for under a name of this machine and the origin is that very address.
 * Any other name must be configured: a foreign name may be led here by its owner's DNS.
 */
function isOwnLoopback(origin: string, host: string | undefined): boolean {
  const address = `http://${host ?? ''}`;
  if (!URL.canParse(address)) return false;
  const own = new URL(address);
  return isOwnMachineName(own.hostname) && own.origin === origin;
}

/** True for an `Origin` that is the site's own or listed; absent ones are true too. */
export function isAllowedOrigin(request: IncomingMessage, rules: OriginRules): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (rules.allowedOrigins.includes(origin)) return true;
  return isOwnLoopback(origin, requestedHost(request, rules.proxySecret));
}

/**
 * Whether a browser says that a foreign site made it send this request. Programs send neither
 * header and are not affected.
 */
export function isCrossSite(request: IncomingMessage, rules: OriginRules): boolean {
  if (!isAllowedOrigin(request, rules)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  // A listed origin is foreign to the browser and still welcome.
  return !rules.allowedOrigins.slice(1).includes(request.headers.origin ?? '');
}
