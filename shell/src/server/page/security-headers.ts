import type { RemoteRegistry, RemoteRelease } from '@tbt/contracts';
import { FONT_STARTER_HASH } from './font-starter';
import { STARTER_HASH } from './late-tags';

export interface SecurityContext {
  nonce: string;
  /** Origin of the site as the browser sees it. */
  origin: string;
  registry: RemoteRegistry;
  /** Remotes that `npm run dev` serves from this machine. */
  underDevelopment: ReadonlySet<string>;
  styleHashes?: readonly string[] | undefined;
  /** The same for every visitor: shared caches may keep it for a moment. */
  isShared?: boolean;
}

const originsOf = (releases: readonly RemoteRelease[]): string[] => [
  ...new Set(
    releases
      .filter(({ entry }) => /^https?:/.test(entry))
      .map(({ entry }) => new URL(entry).origin),
  ),
];

/** Seconds for which shared caches keep a page. */
const SHARED_SECONDS = 10;

function contentPolicy({
  nonce,
  origin,
  registry,
  underDevelopment,
  styleHashes,
}: SecurityContext): string {
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
    // A rendered page may come from a cache: its nonce is for styles alone.
    `script-src ${from(
      ...(styleHashes ? [STARTER_HASH, FONT_STARTER_HASH] : [`'nonce-${nonce}'`]),
      ...(isDeveloping ? ["'unsafe-eval'"] : []),
    )}`,
    // Hot reload adds inline styles.
    `style-src ${from(isDeveloping ? "'unsafe-inline'" : `'nonce-${nonce}'`)}`,
    ...(styleHashes?.length ? [`style-src-attr 'unsafe-hashes' ${styleHashes.join(' ')}`] : []),
    `img-src ${from('data:', 'blob:')}`,
    `connect-src ${from(...sockets)}`,
    // A visitor's page has its font inside.
    `font-src ${from('data:')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

export function documentHeaders(context: SecurityContext): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(context),
    'cache-control': context.isShared
      ? `public, max-age=0, s-maxage=${SHARED_SECONDS}`
      : 'private, no-cache',
    vary: 'cookie, accept-language, accept-encoding',
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
