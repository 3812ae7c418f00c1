import { isOwnMachineName } from '@tbt/service-kit';
import { requestedHost, type CallerRequest } from './trusted-proxy';

export type OriginRules = {
  /** Origins that may use a session's cookie, the site's own first. */
  allowedOrigins: readonly string[];
  proxySecret: string | undefined;
};

/** Only names of this machine: any other may be pointed here by its owner's DNS. */
function isOwnLoopback(origin: string, host: string | undefined): boolean {
  const address = `http://${host ?? ''}`;
  if (!URL.canParse(address)) return false;
  const own = new URL(address);
  return isOwnMachineName(own.hostname) && own.origin === origin;
}

/** True for the site's own or a listed `Origin`, and without the header. */
export function isAllowedOrigin(request: CallerRequest, rules: OriginRules): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (rules.allowedOrigins.includes(origin)) return true;
  return isOwnLoopback(origin, requestedHost(request, rules.proxySecret));
}

/** Whether the browser reports a cross-site request. Other clients send neither header and pass. */
export function isCrossSite(request: CallerRequest, rules: OriginRules): boolean {
  if (!isAllowedOrigin(request, rules)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  // A listed origin is cross-site to the browser but allowed.
  return !rules.allowedOrigins.slice(1).includes(request.headers.origin ?? '');
}
