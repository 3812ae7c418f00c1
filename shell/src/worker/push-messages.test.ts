import { showPushMessages } from './push-messages';
import type { WorkerEvent, WorkerScope } from './worker-scope.types';

const ORIGIN = 'https://site.test';

function startWorker(open: string[] = []) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const calls: unknown[] = [];
  const scope: WorkerScope = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (...shown) => void calls.push(shown),
    },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: async () => void calls.push(url) })),
      openWindow: async (url) => void calls.push(`new ${url}`),
      claim: async () => undefined,
    },
    skipWaiting: async () => undefined,
    addEventListener: (name, listener) => void listeners.set(name, listener),
  };
  showPushMessages(scope);
  const dispatch = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (given) => (work = given) });
    await work;
  };
  return { calls, dispatch };
}

const clicked = (path: unknown) => ({ notification: { close: () => undefined, data: { path } } });

it('shows a message', async () => {
  const { calls, dispatch } = startWorker();
  const said = { title: 'Booked', body: 'March 5', tag: 't', lang: 'fr-CA', path: '/shifts/4' };
  await dispatch('push', { data: { json: () => said } });
  const { title, path, ...shown } = said;
  const images = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
  expect(calls).toEqual([[title, { ...shown, ...images, data: { path } }]]);
});

it('shows something for a message that it cannot read', async () => {
  const { calls, dispatch } = startWorker();
  const json = () => {
    throw new SyntaxError('not JSON');
  };
  await dispatch('push', { data: { json } });
  await dispatch('push', { data: null });
  expect(calls.map((shown) => (shown as unknown[])[0])).toEqual(['Tooth Be Told', 'Tooth Be Told']);
});

it('opens what the message is about, in the window that shows it already', async () => {
  const open = startWorker([`${ORIGIN}/jobs`, `${ORIGIN}/shifts/4`]);
  await open.dispatch('notificationclick', clicked('/shifts/4'));
  expect(open.calls).toEqual([`${ORIGIN}/shifts/4`]);
  const closed = startWorker([`${ORIGIN}/jobs`]);
  await closed.dispatch('notificationclick', clicked('/shifts/4'));
  expect(closed.calls).toEqual([`new ${ORIGIN}/shifts/4`]);
});

it.each(['https://evil.test/', '//evil.test/x', 'javascript:alert(1)', undefined, 7])(
  'never leaves the site: %s',
  async (path) => {
    const { calls, dispatch } = startWorker();
    await dispatch('notificationclick', clicked(path));
    expect(calls).toEqual([`new ${ORIGIN}/notifications`]);
  },
);
