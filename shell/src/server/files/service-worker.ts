/** What the worker uses of its scope; the site is compiled for pages. */
interface WorkerScope {
  location: { origin: string };
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: object): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  data?: { json(): unknown } | null;
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
      return (event.data?.json() ?? {}) as Record<string, unknown>;
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

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
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

/** The text of `/sw.js`. */
export const SERVICE_WORKER = `(${runServiceWorker.toString()})(self);\n`;
