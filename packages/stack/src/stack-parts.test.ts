import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@tbt/postgres/process-owner';
import { readSettings } from './env';
import { inputHash } from './input-hash';
import { requireFreePort } from './ports';
import { loadSecrets } from './secrets';
import { planServices } from './service-plans';
import { startService } from './service-process';
import { readState, writeState } from './state-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tbt-stack-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const urls = { identity: 'i', marketplace: 'm', messaging: 'g', bus: 'b' };

it('generates secrets once, readable by the owner only; given ones win', () => {
  const first = loadSecrets(readSettings([], { DATA_DIR: folder }));
  expect(loadSecrets(readSettings([], { DATA_DIR: folder }))).toEqual(first);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  const secret = 'x'.repeat(40);
  const given = readSettings([], {
    DATA_DIR: folder,
    VIEWER_KEYS: JSON.stringify({ k1: secret }),
    VIEWER_KEY_ID: 'k1',
  });
  expect(loadSecrets(given)).toEqual({
    ...first,
    viewerKeyId: 'k1',
    viewerKeys: { k1: secret },
  });
});

it('names a port that is in use and how to choose another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort(port)).rejects.toThrow(
    `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort(port)).resolves.toBeUndefined();
});

it('writes state files atomically', () => {
  const file = join(folder, 'deep', 'state.json');
  expect(readState(file, { a: 1 })).toEqual({ a: 1 });
  writeState(file, { a: 2 });
  expect(readState(file, { a: 1 })).toEqual({ a: 2 });
});

it('hashes the same sources equally', () => {
  expect(inputHash()).toBe(inputHash());
});

it('plans one process for gateway and subgraphs, or one for each', async () => {
  const names = async (args: string[]) => {
    const settings = readSettings(args, { DATA_DIR: folder, PORT: '3999', LIMIT_MESSAGES: '7' });
    const plans = await planServices({ settings, secrets: loadSecrets(settings), urls });
    expect(plans.at(-1)).toMatchObject({ name: 'shell', port: 3999 });
    expect(plans.every(({ env }) => env.LIMIT_MESSAGES === '7')).toBe(true);
    expect(new Set(plans.map(({ port }) => port)).size).toBe(plans.length);
    return plans.map(({ name }) => name);
  };
  expect(await names([])).toEqual(['gateway-and-subgraphs', 'shell']);
  expect(await names(['--split'])).toEqual([
    'subgraph-identity',
    'subgraph-marketplace',
    'subgraph-messaging',
    'gateway',
    'shell',
  ]);
});

describe('a service', () => {
  const start = (script: string, port: number) => {
    const entry = join(folder, 'service.cjs');
    writeFileSync(entry, script);
    return startService({ name: 'sample', entry, port, env: process.env }, folder);
  };

  it('is ready when it says so, and stops when asked', async () => {
    const service = start(
      `const server = require('node:http').createServer((_, res) => res.end()).listen(0, '127.0.0.1',
         () => console.log(server.address().port));
       process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(0); });`,
      1,
    );
    while (readFileSync(service.logFile, 'utf8').trim() === '') {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await service.stop();
    await service.exited;
    expect(readFileSync(service.logFile, 'utf8')).toContain('asked to stop');
    expect(isAlive(service.pid)).toBe(false);
  });

  it('that ends early is reported with the end of its log', async () => {
    const service = start(`console.error('no database'); process.exit(3);`, 1);
    await expect(service.ready()).rejects.toThrow(/sample ended before it was ready:\nno database/);
  });
});
