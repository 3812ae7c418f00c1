import type { RemoteRegistry, RemoteRelease } from '@tbt/contracts';

export interface SecurityContext {
  nonce: string;
  /** Origin of the site as the browser sees it. */
  origin: string;
  registry: RemoteRegistry;
  /** Remotes that `npm run dev` serves from this machine. */
  underDevelopment: ReadonlySet<string>;
}

const originsOf = (releases: readonly RemoteRelease[]): string[] => [
  ...new Set(
    releases
      .filter(({ entry }) => /^https?:/.test(entry))
      .map(({ entry }) => new URL(entry).origin),
  ),
];

function contentPolicy({ nonce, origin, registry, underDevelopment }: SecurityContext): string {
  // A published remote may be on another origin, styles included; one in development needs a socket
  // for hot reload and eval.
  const elsewhere = originsOf(Object.values(registry));
  const development = Object.entries(registry).filter(([name]) => underDevelopment.has(name));
  const reloading = originsOf(development.map(([, release]) => release));
  const sockets = [origin, ...reloading].map((address) => address.replace(/^http/, 'ws'));
  const isDeveloping = underDevelopment.size > 0;
  const from = (...sources: string[]) => ["'self'", ...sources, ...elsewhere].join(' ');
  return [
    `default-src 'self'`,
    `script-src ${from(`'nonce-${nonce}'`, ...(isDeveloping ? ["'unsafe-eval'"] : []))}`,
    // Hot reload adds inline styles.
    `style-src ${from(isDeveloping ? "'unsafe-inline'" : `'nonce-${nonce}'`)}`,
    `img-src ${from('data:', 'blob:')}`,
    `connect-src ${from(...sockets)}`,
    `font-src ${from()}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

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

/** Headers of every response of this server, forwarded ones included. */
export function commonHeaders(origin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
