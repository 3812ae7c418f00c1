import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '@tbt/postgres/process-owner';
import { freePort } from '@tbt/workspace/free-port';
import { startRestartableService, type RestartableService } from './restartable-service';

let folder: string;
let service: RestartableService;
const said: string[] = [];
const stream = { write: (part: string, text: string) => void said.push(`${part}: ${text}`) };

const answering = (words: string) => `
  const http = require('node:http');
  const server = http.createServer((_, response) => response.end('${words}'));
  server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listens: ${words}'));
  process.on('SIGTERM', () => { server.closeAllConnections(); server.close(() => process.exit(0)); });
`;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(20);
}

let port: number;
const answer = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
const write = (code: string) => writeFileSync(join(folder, 'service.cjs'), code);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tbt-restart-'));
  port = await freePort();
  write(answering('first'));
  const env = { ...process.env, PORT: String(port), NODE_OPTIONS: '' };
  service = startRestartableService(
    { name: 'sample', entry: join(folder, 'service.cjs'), port, env },
    folder,
    stream,
  );
  await service.ready();
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('runs the code as it is now after a restart, on the same address', async () => {
  expect(await answer()).toBe('first');
  const before = service.pid;
  write(answering('second'));
  expect(await service.restart()).toBeGreaterThan(0);
  expect(await answer()).toBe('second');
  expect(service.pid).not.toBe(before);
  expect(isAlive(before)).toBe(false);
  expect(readFileSync(service.logFile, 'utf8')).toContain('listens: first\nlistens: second');
});

it('reports its exit, and starts with the next change', async () => {
  write(`throw new Error('broken on purpose');`);
  expect(await service.restart()).toBeUndefined();
  expect(said).toContain('sample: Error: broken on purpose');
  expect(said).toContain('sample: ended; a change starts it again');
  write(answering('fixed'));
  expect(await service.restart()).toBeGreaterThan(0);
  expect(await answer()).toBe('fixed');
});

it('leaves no process', async () => {
  const { pid } = service;
  await service.stop();
  await service.exited;
  await until(() => !isAlive(pid));
  await expect(answer()).rejects.toThrow();
});
