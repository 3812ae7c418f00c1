import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTE_CONTRACT_VERSION, type RemoteRegistry } from '@tbt/contracts';
import { createLogger } from '@tbt/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import type { SiteStatus } from '../../site/site-status';
import { addStatus } from './status-route';

let app: FastifyInstance;
let gateway: Server;
let siteDir: string;
let missing: string[];
let checks: number;
let waitMs: number;

const release = (version: string) => ({
  ...{ entry: 'http://127.0.0.1:4999/remote.js', integrity: 'sha384-secret' },
  ...{ version, contractVersion: REMOTE_CONTRACT_VERSION },
});
const RELEASES: RemoteRegistry = {
  'mfe-jobs': release('1.4.0'),
  'mfe-profile': release('1.2.1'),
  'mfe-messaging': release('1.3.0'),
  'mfe-strange': release('9.9.9'),
};
let releases: RemoteRegistry;

beforeEach(async () => {
  [missing, checks, waitMs] = [[], 0, 0];
  releases = RELEASES;
  gateway = createServer((_request, response) => {
    checks += 1;
    response.writeHead(missing.length > 0 ? 503 : 200, { 'content-type': 'application/json' });
    setTimeout(() => response.end(JSON.stringify({ missing })), waitMs);
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  siteDir = mkdtempSync(join(tmpdir(), 'status-'));
  writeFileSync(join(siteDir, 'entry.json'), '{"scripts":[],"styles":[]}');
  app = fastify();
  const options = {
    gatewayUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    publicUrl: 'https://site.test',
    releasesDir: '',
    siteDir,
    logger: createLogger({ service: 'shell', level: 'silent' }),
  };
  addStatus(app, options, { read: async () => releases });
});
afterEach(async () => {
  await app.close();
  gateway.closeAllConnections();
  gateway.close();
  rmSync(siteDir, { recursive: true });
});

const read = async () => {
  const answer = await app.inject('/status.json');
  return { ...answer, status: answer.json<SiteStatus>() };
};
const works = {
  ...{ pages: 'works', accounts: 'works', shifts: 'works' },
  ...{ messages: 'works', notices: 'works' },
};

it.each([
  [[], works],
  [['bus'], { ...works, messages: 'slow', notices: 'slow' }],
  [['messaging: database', 'bus'], { ...works, messages: 'down', notices: 'down' }],
  [['marketplace'], { ...works, shifts: 'down' }],
  [['identity: bus'], { ...works, accounts: 'down' }],
  [['plans'], { ...works, accounts: 'slow', shifts: 'slow', messages: 'slow' }],
  [
    ['something new'],
    { pages: 'works', accounts: 'down', shifts: 'down', messages: 'down', notices: 'down' },
  ],
])('says what visitors notice of %j', async (names, parts) => {
  missing = names;
  expect((await read()).status.parts).toEqual(parts);
});

it('is slow when the check is', async () => {
  waitMs = 1_100;
  expect((await read()).status.parts).toMatchObject({ pages: 'works', shifts: 'slow' });
});

it('tells versions of the known remotes, and nothing of the inside', async () => {
  missing = ['messaging: database'];
  const { body, statusCode, status } = await read();
  expect(statusCode).toBe(200);
  expect(status.versions).toEqual({
    ...{ 'mfe-jobs': '1.4.0', 'mfe-profile': '1.2.1', 'mfe-messaging': '1.3.0' },
  });
  expect(Object.keys(status).sort()).toEqual(['checkedAt', 'parts', 'versions']);
  expect(body).not.toMatch(/127\.0\.0\.1|sha384|database|messaging:|strange|missing/);
});

it('says that the pages of a remote without a release do not open', async () => {
  const { 'mfe-jobs': _jobs, ...others } = RELEASES;
  releases = others;
  expect((await read()).status.parts).toEqual({ ...works, shifts: 'down' });
});

it('asks once for all visitors of a time', async () => {
  await Promise.all([read(), read(), read()]);
  await read();
  expect(checks).toBe(1);
});

it('says that all is down without the gateway', async () => {
  gateway.closeAllConnections();
  gateway.close();
  expect((await read()).status.parts).toEqual({
    ...{ pages: 'works', accounts: 'down', shifts: 'down' },
    ...{ messages: 'down', notices: 'down' },
  });
});
