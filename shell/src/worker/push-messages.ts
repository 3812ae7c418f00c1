import type { WorkerEvent, WorkerScope } from './worker-scope.types';

const FALLBACK = '/notifications';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function contentOf({ data }: WorkerEvent): Record<string, unknown> {
  try {
    return (data && 'json' in data ? (data.json() ?? {}) : {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Shows push messages and opens what they are about, on this site only. */
export function showPushMessages(scope: WorkerScope): void {
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

  // Browsers withdraw the permission when a message shows nothing.
  scope.addEventListener('push', (event) => {
    const { title, body, tag, lang, path } = contentOf(event);
    event.waitUntil(
      scope.registration.showNotification(textOf(title) ?? 'Tooth Be Told', {
        body: textOf(body) ?? '',
        tag: textOf(tag) ?? '',
        lang: textOf(lang) ?? '',
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
        data: { path },
      }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification?.close();
    event.waitUntil(open(addressOf(event.notification?.data?.path)));
  });
}
