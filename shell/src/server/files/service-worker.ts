import type { EntryFiles } from '../page/html-page';

/** What the worker uses of its scope; the site is compiled for pages. */
interface WorkerScope {
  location: { origin: string };
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: object): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  /** Of a push, or of a page. */
  data?: { json(): unknown } | { type?: unknown } | null;
  notification?: { close(): void; data?: { path?: unknown } };
}

/**
 * Shows push messages and opens what they are about. It caches nothing and answers no request, so that a page is
 * never older than the site. Sent as text: it must not use anything outside of itself.
 */
export function runServiceWorker(scope: WorkerScope): void {
  const FALLBACK = '/notifications';

  const said = (event: WorkerEvent): Record<string, unknown> => {
    try {
      const { data } = event;
      return (data && 'json' in data ? (data.json() ?? {}) : {}) as Record<string, unknown>;
    } catch {
      return {};
    }
  };
  const textOf = (value: unknown): string | undefined =>
    typeof value === 'string' && value !== '' ? value : undefined;

  /** On this site only. */
  const addressOf = (path: unknown): string => {
    const { origin } = scope.location;
    const url = new URL(textOf(path) ?? FALLBACK, origin);
    return url.origin === origin ? url.href : origin + FALLBACK;
  };

  const open = async (address: string): Promise<void> => {
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = windows.find(({ url }) => url === address);
    await (shown ? shown.focus() : scope.clients.openWindow(address));
  };

  // A new version waits until a page asks for it: pages of the former one may still load parts.
  scope.addEventListener('message', (event) => {
    if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING')
      event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  // Browsers withdraw the permission when a message shows nothing.
  scope.addEventListener('push', (event) => {
    const { title, body, tag, lang, path } = said(event);
    event.waitUntil(
      scope.registration.showNotification(textOf(title) ?? 'Tooth Be Told', {
        body: textOf(body) ?? '',
        tag: textOf(tag) ?? '',
        lang: textOf(lang) ?? '',
        data: { path },
      }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification?.close();
    event.waitUntil(open(addressOf(event.notification?.data?.path)));
  });
}

/** The text of `/sw.js`: another one with each build of the shell, which browsers take for a new version. */
export const serviceWorkerOf = (entry: EntryFiles): string =>
  `// ${[...entry.scripts, ...entry.styles].join(' ')}\n(${runServiceWorker.toString()})(self);\n`;
