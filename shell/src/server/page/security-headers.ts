import type { RemoteRegistry } from '@tbt/contracts';

export interface SecurityContext {
  nonce: string;
  /** Origin of the site as the browser sees it. */
  origin: string;
  registry: RemoteRegistry;
}

const originsOf = (registry: RemoteRegistry): string[] => [
  ...new Set(
    Object.values(registry)
      .filter(({ entry }) => /^https?:/.test(entry))
      .map(({ entry }) => new URL(entry).origin),
  ),
];

function contentPolicy({ nonce, origin, registry }: SecurityContext): string {
  // A remote under development is served from an address of its own, sockets and styles included.
  const development = originsOf(registry);
  const sockets = [origin, ...development].map((address) => address.replace(/^http/, 'ws'));
  const from = (...sources: string[]) => ["'self'", ...sources, ...development].join(' ');
  return [
    `default-src 'self'`,
    `script-src ${from(`'nonce-${nonce}'`, ...(development.length > 0 ? ["'unsafe-eval'"] : []))}`,
    // Menus and dialogs place themselves by style attributes.
    `style-src ${from("'unsafe-inline'")}`,
    `img-src ${from('data:', 'blob:')}`,
    `connect-src ${from(...sockets)}`,
    `font-src ${from()}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Headers of every document of the site. */
export function documentHeaders(context: SecurityContext): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(context),
    'cache-control': 'private, no-cache',
    vary: 'cookie, accept-language',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  };
}

/** Headers of everything this server answers itself or passes on. */
export function commonHeaders(origin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
