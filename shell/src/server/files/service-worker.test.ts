import { createContext, runInContext } from 'node:vm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { createLogger } from '@tbt/service-kit';
import { addFiles } from './file-routes';
import { createRegistryReader } from './registry-reader';
import { serviceWorkerOf } from './service-worker';

const ORIGIN = 'https://site.test';
const ENTRY = { scripts: ['main.1.js'], styles: ['main.1.css'] };

type Listener = (event: object) => void;

/** Runs the served text as a browser does. */
function startWorker(open: string[] = []) {
  const listeners = new Map<string, Listener>();
  const calls: unknown[] = [];
  const self = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (...shown: unknown[]) => void calls.push(shown),
    },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: async () => void calls.push(url) })),
      openWindow: async (url: string) => void calls.push(`new ${url}`),
    },
    skipWaiting: async () => void calls.push('skips waiting'),
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  runInContext(serviceWorkerOf(ENTRY), createContext({ self, URL }));
  const dispatch = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  return { calls, dispatch, listeners };
}

const clicked = (path: unknown) => ({ notification: { close: () => undefined, data: { path } } });

it('shows a message', async () => {
  const { calls, dispatch } = startWorker();
  const said = { title: 'Booked', body: 'March 5', tag: 't', lang: 'fr-CA', path: '/shifts/4' };
  await dispatch('push', { data: { json: () => said } });
  const { title, path, ...shown } = said;
  expect(calls).toEqual([[title, { ...shown, data: { path } }]]);
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

it('answers no request', () => {
  expect([...startWorker().listeners.keys()].sort()).toEqual([
    ...['activate', 'message', 'notificationclick', 'push'],
  ]);
});

it('takes over when a page asks for it, not before', async () => {
  const { calls, dispatch } = startWorker();
  await dispatch('message', { data: { type: 'other' } });
  await dispatch('message', { data: null });
  expect(calls).toEqual([]);
  await dispatch('message', { data: { type: 'SKIP_WAITING' } });
  expect(calls).toEqual(['skips waiting']);
});

it('is served at the root, checked anew each time, another one for each build', async () => {
  const app = fastify();
  const logger = createLogger({ service: 'shell', level: 'silent' });
  const siteDir = await mkdtemp(path.join(tmpdir(), 'tbt-worker-'));
  const build = (entry: object) =>
    writeFile(path.join(siteDir, 'entry.json'), JSON.stringify(entry));
  const options = { siteDir, releasesDir: siteDir, gatewayUrl: '', publicUrl: ORIGIN, logger };
  await addFiles(app, options, createRegistryReader(siteDir, logger));
  await build(ENTRY);
  const { headers, body } = await app.inject('/sw.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
  });
  expect(body).toBe(serviceWorkerOf(ENTRY));
  await build({ ...ENTRY, scripts: ['main.2.js'] });
  expect((await app.inject('/sw.js')).body).not.toBe(body);
  await app.close();
  await rm(siteDir, { recursive: true });
});
