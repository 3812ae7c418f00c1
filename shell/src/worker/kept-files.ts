import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { APP_DOCUMENT_CACHE, readAppDocument } from './app-document';
import { NO_PAGES } from './no-pages';

const FILES = 'tbt-files';
const REGISTRY = 'tbt-registry';
const CACHES: ReadonlySet<string> = new Set([FILES, REGISTRY, APP_DOCUMENT_CACHE]);
const OURS = /^tbt-/;

/** Their addresses change with their content. */
const IS_HASHED = /^\/(assets|releases)\/.+\.(js|css|svg|png|jpe?g|webp|avif|woff2)$/;
const IS_ICON = /^\/(icons\/.+|favicon\.svg)$/;

const FILES_MAX = 250;
const KEPT_SECONDS = 30 * 24 * 60 * 60;
const PAGE_PATIENCE_SECONDS = 10;
/** A page waits a second and a half for the registry. */
const REGISTRY_PATIENCE_SECONDS = 1;

const files = new CacheFirst({
  cacheName: FILES,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({
      maxEntries: FILES_MAX,
      maxAgeSeconds: KEPT_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});
const pages = new NetworkOnly({ networkTimeoutSeconds: PAGE_PATIENCE_SECONDS });

/** Pages come from the network; without it, any address is the blank document with the files seen before. */
export function answerRequests(): void {
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && (IS_HASHED.test(url.pathname) || IS_ICON.test(url.pathname)),
    files,
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/remotes.json',
    new NetworkFirst({
      cacheName: REGISTRY,
      networkTimeoutSeconds: REGISTRY_PATIENCE_SECONDS,
    }),
  );
  registerRoute(
    new NavigationRoute((options) => pages.handle(options).catch(() => readAppDocument()), {
      denylist: NO_PAGES,
    }),
  );
}

/** Files with which every page starts. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.addAll([...addresses]);
}

export async function deleteFormerCaches(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => OURS.test(name) && !CACHES.has(name));
  await Promise.all(former.map((name) => caches.delete(name)));
}
