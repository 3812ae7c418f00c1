import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@tbt/postgres/process-owner';
import { isReady, startService, type ServiceProcess } from './service-process';
import { freePort } from '@tbt/workspace/free-port';
import { superviseProcess } from '@tbt/workspace/supervise-process';

const SERVICE = `
  const server = require('node:http').createServer((_, response) => response.end());
  server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('up'));
`;

let folder: string;
let service: ServiceProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tbt-supervise-'));
});
afterEach(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function supervise(script = SERVICE, firstWaitMs = 20) {
  const entry = join(folder, 'service.cjs');
  writeFileSync(entry, script);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const ends: number[] = [];
  let returns = 0;
  const supervised = superviseProcess(
    (isAgain) => startService({ name: 'sample', entry, port, env }, folder, { isAgain }),
    { onEnd: (ms) => void ends.push(ms), onReturn: () => void (returns += 1), firstWaitMs },
  );
  service = supervised;
  return { supervised, port, ends, returns: () => returns };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const since = Date.now(); !(await isTrue());) {
    if (Date.now() - since > 10_000) throw new Error('it never came true');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

it('restarts a killed service in another process, and keeps its log', async () => {
  const { supervised, port, ends, returns } = await supervise();
  await supervised.ready();
  const { pid } = supervised;
  process.kill(pid, 'SIGKILL');
  await until(() => returns() === 1);
  expect(supervised.pid).not.toBe(pid);
  expect(await isReady(port)).toBe(true);
  process.kill(supervised.pid, 'SIGKILL');
  await until(() => returns() === 2);
  expect(ends).toEqual([20, 40]);
  expect(readFileSync(supervised.logFile, 'utf8').match(/up/g)).toHaveLength(3);
});

it('stays stopped on request, also between two starts', async () => {
  const { supervised, port, ends } = await supervise(SERVICE, 60_000);
  await supervised.ready();
  process.kill(supervised.pid, 'SIGKILL');
  await until(() => ends.length === 1);
  await supervised.stop();
  await supervised.exited;
  expect(isAlive(supervised.pid)).toBe(false);
  expect(await isReady(port)).toBe(false);
});

it('reports why a service was never ready, and does not restart it', async () => {
  const { supervised, ends } = await supervise(`console.error('no database'); process.exit(3);`);
  await expect(supervised.ready()).rejects.toThrow('no database');
  await supervised.exited;
  expect(ends).toEqual([]);
});

it('tries on when a start fails', async () => {
  const { supervised, ends, returns } = await supervise();
  await supervised.ready();
  writeFileSync(join(folder, 'service.cjs'), 'process.exit(4);');
  process.kill(supervised.pid, 'SIGKILL');
  await until(() => ends.length === 3);
  writeFileSync(join(folder, 'service.cjs'), SERVICE);
  await until(() => returns() === 1);
  expect(ends.slice(0, 3)).toEqual([20, 40, 80]);
});
