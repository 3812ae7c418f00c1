import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_CONTRACT_VERSION, type RemoteRegistry } from '@tbt/contracts';
import { createLogger, type RunningServer } from '@tbt/service-kit';
import { WebSocket, WebSocketServer } from 'ws';
import { createSiteServer } from './site-server';

const SECRET = 'shared-with-the-gateway';
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket'];
const ENTRY = '/releases/mfe-jobs/1.0.0-a/remote-entry.js';
const RELEASE = {
  ...{ version: '1.0.0', entry: ENTRY, integrity: 'sha384-x' },
  contractVersion: REMOTE_CONTRACT_VERSION,
};

let place: string;
let gateway: Server;
let sockets: WebSocketServer;
let seen: IncomingHttpHeaders;
let asked: string[];
let running: RunningServer;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), text);
};
const publish = (registry: object) => write('releases/remotes.json', JSON.stringify(registry));
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${running.url}${address}`, { headers });

async function startGateway(): Promise<string> {
  sockets = new WebSocketServer({ noServer: true });
  gateway = createServer((request, response) => {
    seen = request.headers;
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    if (request.url === '/api/away') response.writeHead(503, { 'retry-after': '5' });
    response.end(request.url === '/readyz' ? '{"missing":["identity"]}' : `"${request.url}"`);
  });
  gateway.on('upgrade', (request, socket, head) => {
    if (request.headers.origin === 'http://elsewhere.test')
      return socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('message', (data) => client.send(`echo ${String(data)}`));
      client.on('message', (data) => String(data) === 'end' && client.close(4401));
      client.on('message', (data) => String(data) === 'die' && client.terminate());
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
}
const registry = async () => (await (await get('/remotes.json')).json()) as object;

async function rawStatus(
  firstLine: string,
  { host = 'Host: site.test', more = [] }: { host?: string; more?: string[] } = {},
): Promise<number> {
  const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
  const lines = [firstLine, host, 'Connection: close', ...more, '', ''];
  socket.write(lines.join('\r\n'));
  const answer = await new Promise<string>((resolve) =>
    socket.once('data', (data) => resolve(String(data))),
  );
  socket.destroy();
  return Number(answer.split(' ')[1]);
}

beforeEach(async () => {
  asked = [];
  place = mkdtempSync(path.join(tmpdir(), 'site-'));
  write(
    'site/entry.json',
    '{"scripts":["main.abc.js"],"styles":[],"preload":["chrome.js","look.css","letters.woff2"],"remotes":["sharing.js"]}',
  );
  write('site/main.abc.js', 'start()');
  write('site/main.abc.js.map', '{}');
  write(ENTRY.slice(1), 'remote()');
  publish({ 'mfe-jobs': RELEASE });
  const server = await createSiteServer({
    gatewayUrl: await startGateway(),
    releasesDir: path.join(place, 'releases'),
    siteDir: path.join(place, 'site'),
    publicUrl: 'https://site.test',
    proxySecret: SECRET,
    logger: createLogger({ service: 'shell', level: 'silent' }),
  });
  running = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await running.close();
  sockets.clients.forEach((client) => client.terminate());
  gateway.closeAllConnections();
  gateway.close();
  rmSync(place, { recursive: true });
});

it('answers a route in the language asked for, with its head, its remote and a strict policy', async () => {
  const answer = await get('/jobs', { 'accept-language': 'fr' });
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<html lang="fr-CA">');
  expect(html).toContain('<title data-served>Trouver un quart de travail | Tooth Be Told</title>');
  expect(html).toContain('<link data-served rel="canonical" href="https://site.test/fr/jobs');
  expect(html).not.toContain(new URL(running.url).host);
  expect(html).toContain(`rel="preload" as="script" href="${ENTRY}" integrity="sha384-x"`);
  expect(html).toContain('<link rel="preload" as="script" href="/assets/chrome.js">');
  expect(html).toContain('<link rel="preload" as="script" href="/assets/sharing.js">');
  expect(html).toContain('<link rel="preload" as="style" href="/assets/look.css">');
  expect(html).toContain('as="font" href="/assets/letters.woff2" crossorigin="anonymous">');
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
  expect(policy).not.toMatch(/unsafe-(eval|inline)/);
  expect(policy).toContain(`connect-src 'self' wss://site.test;`);
  expect((await get('/jobs')).headers.get('content-security-policy')).not.toBe(policy);
});

it('prefers the chosen language and theme over the browser’s', async () => {
  const cookie = 'locale=en-CA; theme=dark';
  const html = await (await get('/', { cookie, 'accept-language': 'fr' })).text();
  expect(html).toContain('<html lang="en-CA" data-theme="dark">');
});

it('answers 404 with a page for what is unknown, and 405 for other methods', async () => {
  const answer = await get('/no-such-page');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page Not Found');
  expect((await get('/clinics/x')).status).toBe(404);
  expect((await fetch(`${running.url}/jobs`, { method: 'POST' })).status).toBe(405);
});

it('serves files for ever and nothing that is not for browsers', async () => {
  const file = await get('/assets/main.abc.js');
  expect(await file.text()).toBe('start()');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get(ENTRY)).status).toBe(200);
  for (const hidden of ['/assets/entry.json', '/assets/main.abc.js.map', '/releases/remotes.json'])
    expect((await get(hidden)).status).toBe(404);
});

it.each(['/assets/../', '/assets/../package.json', '/assets/%2e%2e/', '/releases/..%2f..%2fx.js'])(
  'answers 404 at %s',
  async (path) => expect(await rawStatus(`GET ${path} HTTP/1.1`)).toBe(404),
);

it('refuses a second Host header', async () => {
  const more = ['Host: elsewhere.test'];
  expect(await rawStatus('GET /jobs HTTP/1.1', { more })).toBe(400);
});

it('serves a new release immediately, and accepts loopback development addresses only', async () => {
  publish({ 'mfe-jobs': { ...RELEASE, version: '1.0.1' } });
  const override = (entry: string) =>
    write(
      'releases/remotes.override.json',
      JSON.stringify({
        'mfe-jobs': { version: 'dev', entry, contractVersion: REMOTE_CONTRACT_VERSION },
      }),
    );
  expect(await registry()).toMatchObject({ 'mfe-jobs': { version: '1.0.1' } });
  override('http://evil.test/remote-entry.js');
  expect(await registry()).toMatchObject({ 'mfe-jobs': { version: '1.0.1' } });
  override('http://127.0.0.1:4001/remote-entry.js');
  expect(await registry()).toMatchObject({ 'mfe-jobs': { version: 'dev' } });
});

it('returns to the release when the development server was killed', async () => {
  const version = async () => {
    const registry = (await (await get('/remotes.json')).json()) as RemoteRegistry;
    return registry['mfe-jobs']?.version;
  };
  publish({ 'mfe-jobs': { ...RELEASE, version: '1.0.2' } });
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const entry = 'http://127.0.0.1:4001/remote-entry.js';
  const line = {
    version: 'dev',
    entry,
    contractVersion: REMOTE_CONTRACT_VERSION,
    servedBy: server.pid,
  };
  write('releases/remotes.override.json', JSON.stringify({ 'mfe-jobs': line }));
  expect(await version()).toBe('dev');
  server.kill('SIGKILL');
  await ended;
  expect(await version()).toBe('1.0.2');
});

it('allows eval for a remote in development only, not for one on another origin', async () => {
  const policy = async () =>
    (await get('/jobs')).headers.get('content-security-policy')?.split('; ') ?? [];
  const scripts = async () => (await policy()).find((line) => line.startsWith('script-src'));
  publish({ 'mfe-jobs': { ...RELEASE, entry: 'https://files.test/remote-entry.js' } });
  expect(await scripts()).toMatch(/^script-src 'self' 'nonce-[^']+' https:\/\/files\.test$/);
  expect(await policy()).toContainEqual(expect.stringMatching(/^connect-src (?!.*wss:\/\/files)/));
  const release = { version: 'dev', entry: 'http://127.0.0.1:4001/remote-entry.js' };
  const override = { 'mfe-jobs': { ...release, contractVersion: REMOTE_CONTRACT_VERSION } };
  write('releases/remotes.override.json', JSON.stringify(override));
  expect(await scripts()).toContain("'unsafe-eval' http://127.0.0.1:4001");
  expect(await policy()).toContainEqual(
    expect.stringMatching(/^connect-src .*ws:\/\/127.0.0.1:4001/),
  );
});

it('tolerates an invalid registry, line by line and whole', async () => {
  await registry();
  publish({ 'mfe-jobs': { ...RELEASE, entry: 'http://' }, 'mfe-clinic': null });
  expect(await registry()).toEqual({ 'mfe-jobs': RELEASE });
  write('releases/remotes.json', '{"mfe-jobs":');
  expect(await registry()).toEqual({ 'mfe-jobs': RELEASE });
  expect((await get('/jobs')).status).toBe(200);
});

it('is found under its own names only', async () => {
  const asked = ['Host: elsewhere.test', 'Host: site.test:8443', 'Host: localhost'];
  const pages = asked.map((host) => rawStatus('GET /jobs HTTP/1.1', { host }));
  expect(await Promise.all(pages)).toEqual([421, 200, 200]);
  const [host = ''] = asked;
  expect(await rawStatus('GET /ws HTTP/1.1', { host, more: UPGRADE })).toBe(421);
});

it('reads an address as a path of the site, whatever it looks like', async () => {
  expect(await rawStatus('GET // HTTP/1.1')).toBe(200);
  expect(await rawStatus('GET //elsewhere.test/jobs HTTP/1.1')).toBe(404);
});

it('queries the gateway once, whatever it answers', async () => {
  const answer = await get('/api/away');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(asked.filter((url) => url === '/api/away')).toHaveLength(1);
});

it('passes calls on with no address that the caller claims, and its own proof', async () => {
  const claims = { 'x-forwarded-for': '6.6.6.6', 'x-proxy-secret': 'guess' };
  const answer = await get('/api/jobs?role=all', claims);
  expect(await answer.json()).toBe('/api/jobs?role=all');
  expect(seen['x-forwarded-for']).toBe('unknown');
  expect(seen['x-proxy-secret']).toBe(SECRET);
  expect(seen['x-forwarded-host']).toBe(new URL(running.url).host);
});

it('reports what is missing, and responds with a problem while the gateway is down', async () => {
  expect(await (await get('/readyz')).json()).toEqual({ missing: [] });
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
  expect((await get('/readyz')).status).toBe(503);
  const answer = await get('/graphql', { 'accept-language': 'fr' });
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
});

describe('sockets', () => {
  const open = (headers: Record<string, string> = {}) =>
    new WebSocket(`${running.url.replace('http', 'ws')}/ws`, { headers });
  const once = (socket: WebSocket, event: string) =>
    new Promise<unknown[]>((resolve) => socket.once(event, (...args) => resolve(args)));

  it.each(Object.entries({ end: 4401, die: 1012 }))(
    'carries frames until the gateway says %s, and closes with %d',
    async (word, code) => {
      const socket = open();
      await once(socket, 'open');
      socket.send('hello');
      expect(String((await once(socket, 'message'))[0])).toBe('echo hello');
      socket.send(word);
      expect((await once(socket, 'close'))[0]).toBe(code);
    },
  );

  it('carries the refusal of the gateway', async () => {
    const socket = open({ origin: 'http://elsewhere.test' });
    socket.on('error', () => undefined);
    const [, response] = await once(socket, 'unexpected-response');
    expect(response).toMatchObject({ statusCode: 403 });
  });

  it('forwards to the gateway only', async () => {
    let strangers = 0;
    const elsewhere = createServer().on('connection', () => (strangers += 1));
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const stranger = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    for (const address of [`//${stranger}/ws`, `http://${stranger}/ws`, '//', '/other'])
      expect(await rawStatus(`GET ${address} HTTP/1.1`, { more: UPGRADE })).toBe(404);
    expect(strangers).toBe(0);
    elsewhere.close();
  });

  it('closes with 1012', async () => {
    const socket = open();
    await once(socket, 'open');
    const [[code]] = await Promise.all([once(socket, 'close'), running.close()]);
    expect(code).toBe(1012);
  });
});
