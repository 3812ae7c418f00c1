import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { createLogger } from '@tbt/service-kit';
import { addServiceWorker } from './service-worker';

const ENTRY = {
  scripts: ['main.1.js'],
  styles: ['main.1.css'],
  preload: ['main.1.css', 'app.js'],
  remotes: ['sharing.js'],
};

let place: string;
let app: FastifyInstance;
const write = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(place, name)), { recursive: true });
  await writeFile(path.join(place, name), text);
};

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'tbt-worker-'));
  await write('site/entry.json', JSON.stringify(ENTRY));
  app = fastify();
  addServiceWorker(app, {
    ...{ siteDir: path.join(place, 'site'), releasesDir: place, gatewayUrl: '' },
    publicUrl: 'https://site.test',
    logger: createLogger({ service: 'shell', level: 'silent' }),
  });
});
afterEach(async () => {
  await app.close();
  await rm(place, { recursive: true });
});

it('is served at the root with the files of the build, checked anew each time', async () => {
  await write('worker/service-worker.js', 'start(self.siteBuild);');
  const { headers, body } = await app.inject('/sw.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
  });
  const scope: { siteBuild?: unknown } = {};
  const started: unknown[] = [];
  new Function('self', 'start', body)(scope, (build: unknown) => started.push(build));
  expect(started).toEqual([
    { files: ['main.1.js', 'main.1.css', 'app.js', 'sharing.js'].map((file) => `/assets/${file}`) },
  ]);
  await write('site/entry.json', JSON.stringify({ ...ENTRY, scripts: ['main.2.js'] }));
  expect((await app.inject('/sw.js')).body).not.toBe(body);
});

it('is missing where none was built: in development', async () => {
  expect((await app.inject('/sw.js')).statusCode).toBe(404);
});
