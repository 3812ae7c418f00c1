import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_CONTRACT_VERSION, type RemoteRelease } from '@tbt/contracts';
import { createLogger } from '@tbt/service-kit';
import { routeByKey } from '../../site/route-table';
import { createPageRenderer, type PageRenderer } from './page-renderer';

/** Speaks the protocol of the shell's own build for Node: a release exports what renders. */
const WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const module_ = { exports: {} };
new Function('module', workerData.release.code)(module_);
const waiting = new Map();
let queries = 0;
parentPort.on('message', async (message) => {
  if (message.type === 'ping') parentPort.postMessage({ type: 'pong' });
  if (message.type === 'answer') waiting.get(message.query)(message.text);
  if (message.type !== 'render') return;
  const { id, page } = message;
  const ask = () => new Promise((resolve) => {
    waiting.set((queries += 1), resolve);
    const request = { operationName: 'Jobs', variables: {} };
    parentPort.postMessage({ type: 'query', id, query: queries, locale: page.locale, request });
  });
  try {
    const html = await module_.exports(page, ask);
    const markup = { html, data: '{}', classNames: [], styleSheets: [], styleHashes: [] };
    parentPort.postMessage({ type: 'rendered', id, markup });
  } catch (error) {
    parentPort.postMessage({ type: 'failed', id, reason: error.message });
  }
});
parentPort.postMessage({ type: 'ready' });
`;
const GOOD = `module.exports = async (page) => 'page ' + page.address + ' ' + page.locale;`;
/** Milliseconds that a visitor waits at most, on a busy machine too. */
const PATIENCE_MS = 600;
const CONTRACT = REMOTE_CONTRACT_VERSION;

let place: string;
let files: Server;
let origin: string;
let answerFile: (address: string) => string | number | undefined;
let graph: (answer: (text: string) => void) => void;
let renderer: PageRenderer;
let waits: number[];

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), text);
};
const integrityOf = (code: string) =>
  `sha384-${createHash('sha384').update(code).digest('base64')}`;

function publish(code: string, version = '1.0.0'): RemoteRelease {
  const folder = `/releases/mfe-jobs/${version}`;
  write(`${folder}/server/server-entry.js`, code);
  write(`${folder}/style-names.json`, '{}');
  return {
    ...{ version, entry: `${folder}/remote-entry.js`, contractVersion: CONTRACT },
    server: { entry: `${folder}/server/server-entry.js`, integrity: integrityOf(code) },
  };
}

let pages = 0;
async function render(
  release: RemoteRelease | undefined,
  address = `/jobs?page=${(pages += 1)}`,
  at = 0,
) {
  const startedAt = performance.now();
  const markup = await renderer.render(
    routeByKey('jobs'),
    { address, locale: 'fr-CA', mayHaveSession: false, at },
    {
      id: 'r',
      headers: { host: 'site.test' },
      socket: {},
      registry: release ? { 'mfe-jobs': release } : {},
    },
  );
  return { html: markup?.html, took: performance.now() - startedAt };
}

/** Until a thread has started: a cold page is the browser's. */
async function renderWarm(release: RemoteRelease, address?: string): Promise<string | undefined> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { html } = await render(release, address);
    if (html) return html;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
}

beforeEach(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'renderer-'));
  write('render-worker.js', WORKER);
  write('site/style-names.json', '{}');
  answerFile = () => undefined;
  graph = (answer) => answer('{"data":{}}');
  files = createServer((request, response) => {
    if (request.url === '/graphql') return graph((text) => response.end(text));
    const text = answerFile(request.url ?? '');
    if (typeof text === 'number') return response.writeHead(text).end();
    if (text !== undefined) response.end(text);
    return undefined;
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  waits = [];
  const logger = createLogger({ service: 'shell', level: 'silent' });
  logger.warn = (facts: { wait?: number }) => void (facts.wait && waits.push(facts.wait));
  renderer = createPageRenderer({
    gatewayUrl: origin,
    releasesDir: path.join(place, 'releases'),
    siteDir: path.join(place, 'site'),
    rendererFile: path.join(place, 'render-worker.js'),
    publicUrl: 'https://site.test',
    logger,
  });
});

afterEach(async () => {
  await renderer.close();
  files.closeAllConnections();
  files.close();
  rmSync(place, { recursive: true });
});

it('renders with the release that is live, and with another after publishing and rolling back', async () => {
  const first = publish(GOOD);
  const second = publish(`module.exports = async () => 'second edition';`, '2.0.0');
  expect(await renderWarm(first)).toMatch(/^page \/jobs\?page=\d+ fr-CA$/);
  expect(await renderWarm(second)).toBe('second edition');
  expect(await renderWarm(first)).toMatch(/^page /);
});

it('renders a page once for visitors who ask at the same time', async () => {
  const release = publish(`let times = 0; module.exports = async () => 'time ' + (times += 1);`);
  await renderWarm(release);
  const both = await Promise.all([render(release, '/jobs'), render(release, '/jobs')]);
  expect(both[0].html).toBe(both[1].html);
});

it('leaves a route without a release, a server build or its contract to the browser', async () => {
  const { server: _, ...browserOnly } = publish(GOOD);
  for (const release of [
    undefined,
    browserOnly,
    { ...publish(GOOD), contractVersion: CONTRACT + 1 },
  ])
    expect((await render(release)).html).toBeUndefined();
});

describe('a release that fails', () => {
  const FAULTS: Record<string, string> = {
    'throws at import': `throw new Error('no');`,
    'hangs at import': `for (;;);`,
    'throws at render': `module.exports = async () => { throw new Error('no'); };`,
    'hangs at render': `module.exports = async () => { for (;;); };`,
    'never ends': `module.exports = () => new Promise(() => undefined);`,
    'allocates without end': `module.exports = async () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };`,
  };

  it.each(Object.entries(FAULTS))(
    '%s: the page is the browser’s, in time',
    async (_fault, code) => {
      const broken = publish(code);
      for (let visit = 0; visit < 3; visit += 1) {
        const { html, took } = await render(broken);
        expect(html).toBeUndefined();
        expect(took).toBeLessThan(PATIENCE_MS);
      }
      expect(await renderWarm(publish(GOOD, '2.0.0'))).toMatch(/^page /);
    },
  );

  it.each([
    ['404', 404],
    ['500', 500],
    ['no answer', undefined],
    ['another file than was published', 'module.exports = async () => "not this";'],
  ])('served with %s: the page is the browser’s, in time', async (_fault, answer) => {
    answerFile = (address) => (address.endsWith('style-names.json') ? '{}' : answer);
    const far = {
      ...{ version: '1.0.0', entry: `${origin}/remote-entry.js`, contractVersion: CONTRACT },
      server: { entry: `${origin}/server/server-entry.js`, integrity: integrityOf(GOOD) },
    };
    const { html, took } = await render(far);
    expect(html).toBeUndefined();
    expect(took).toBeLessThan(PATIENCE_MS);
    answerFile = (address) => (address.endsWith('style-names.json') ? '{}' : GOOD);
    if (answer !== undefined) expect(await renderWarm(far)).toMatch(/^page /);
  });
});

it('is replaced after a hang: the same release renders its other pages again', async () => {
  const release = publish(
    `module.exports = async ({ address }) => { if (address === '/jobs?hang') for (;;); return 'well'; };`,
  );
  await renderWarm(release);
  expect((await render(release, '/jobs?hang')).html).toBeUndefined();
  expect(await renderWarm(release)).toBe('well');
});

it('is replaced after a hang of the first page that it renders', async () => {
  const release = publish(
    `module.exports = async () => { if (Date.now() < ${Date.now() + 1_500}) for (;;); return 'well'; };`,
  );
  expect(await renderWarm(release, '/jobs')).toBe('well');
});

it('waits a second after each fault of a release that rendered in between', async () => {
  const release = publish(
    `module.exports = async ({ address }) => {
      if (address.startsWith('/jobs?crash')) setTimeout(() => { throw new Error('no'); });
      return address.startsWith('/jobs?crash') ? new Promise(() => undefined) : 'well';
    };`,
  );
  for (const fault of [1, 2, 3]) {
    expect(await renderWarm(release)).toBe('well');
    expect((await render(release, `/jobs?crash=${fault}`)).html).toBeUndefined();
  }
  expect(waits).toEqual([1_000, 1_000, 1_000]);
});

it('renders a page again once the graph answers otherwise, and not before', async () => {
  const release = publish(
    `let times = 0; module.exports = async (page, ask) => (await ask()) + ' ' + (times += 1);`,
  );
  await renderWarm(release);
  const again = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    return renderWarm(release, '/jobs?kept');
  };
  graph = (answer) => answer('one shift');
  const first = await again();
  expect(first).toMatch(/^one shift /);
  expect(await again()).toBe(first);
  graph = (answer) => answer('two shifts');
  expect(await again()).toMatch(/^two shifts /);
});

it('renders a page that shows the same again after ten minutes, not at each one', async () => {
  const release = publish(`module.exports = async ({ at }) => 'at ' + at;`);
  await renderWarm(release);
  const minutes = async (count: number) => {
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    return (await render(release, '/jobs?kept', count * 60_000)).html;
  };
  expect(await minutes(0)).toBe('at 0');
  expect(await minutes(9)).toBe('at 0');
  expect(await minutes(10)).toBe('at 600000');
});

it('has a page that took too long for one visitor ready for the next', async () => {
  const release = publish(
    `let times = 0; module.exports = async (page, ask) => (await ask()) + ' ' + (times += 1);`,
  );
  await renderWarm(release);
  graph = (answer) => setTimeout(() => answer('late'), 500);
  const { html, took } = await render(release, '/jobs?late');
  expect(html).toBeUndefined();
  expect(took).toBeLessThan(PATIENCE_MS);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect((await render(release, '/jobs?late')).html).toBe('late 2');
});

it('does not wait for a graph that is slow, and keeps the thread', async () => {
  const release = publish(
    `const born = Math.random(); module.exports = async (page, ask) => (page.address.includes('ask') && (await ask()) === null ? 'no answer' : String(born));`,
  );
  const born = await renderWarm(release);
  graph = () => undefined;
  const { html, took } = await render(release, '/jobs?ask');
  expect(html).toBeUndefined();
  expect(took).toBeLessThan(PATIENCE_MS);
  expect(await renderWarm(release)).toBe(born);
});
