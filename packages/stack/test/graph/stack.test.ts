import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterPlace } from '@tbt/postgres/cluster-place';
import { isAlive } from '@tbt/postgres/process-owner';
import { freePort } from '@tbt/workspace/free-port';
import { repositoryRoot } from '@tbt/workspace/repository-root';

type Running = {
  services: { name: string; pid: number; url: string }[];
  databases: Record<string, string>;
};

const START = join(repositoryRoot, 'packages', 'stack', 'bin', 'start.mjs');
const READY = /Tooth Be Told is ready on (http:\S+)/;

let dataDir: string;
let port: number;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tbt-stack-run-'));
  port = await freePort();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGTERM');
  await Promise.all(started.map(ended));
  rmSync(dataDir, { recursive: true, force: true });
});

const ended = async (child: ChildProcess): Promise<number | null> => {
  while (child.exitCode === null && child.signalCode === null) await wait(50);
  return child.exitCode;
};

async function start(
  ...args: string[]
): Promise<{ child: ChildProcess; output: string; says(line: string): Promise<void> }> {
  const child = spawn(process.execPath, [START, ...args], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  while (!READY.test(output)) {
    if (child.exitCode !== null) throw new Error(output);
    await wait(50);
  }
  const says = async (line: string) => {
    while (!output.includes(line)) await wait(50);
  };
  return { child, output, says };
}

/** Process id of the database server, from its lock file. */
const postgresPid = () => Number.parseInt(readFileSync(postmasterFile(), 'utf8'), 10);
const postmasterFile = () => join(clusterPlace(dataDir, false).cluster, 'postmaster.pid');

const running = () => JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as Running;
const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

/** From outside: a page, and an answer from the database. */
const serves = async () =>
  (await statusOf('/readyz').catch(() => 0)) === 200 && (await statusOf('/api/jobs')) === 200;

async function gone(pids: readonly number[]): Promise<void> {
  while (pids.some(isAlive)) await wait(50);
}

it('brings back every part that is killed', async () => {
  const { child, says } = await start();
  const pidOf = (name: string) => running().services.find((one) => one.name === name)?.pid ?? 0;
  for (const name of ['gateway-and-subgraphs', 'shell']) {
    const before = pidOf(name);
    process.kill(before, 'SIGKILL');
    await says(`! ${name} has ended, starts again in 0.5 s`);
    if (name === 'gateway-and-subgraphs') expect(await statusOf('/jobs')).toBe(200);
    await says(`${name} is back`);
    expect(pidOf(name)).not.toBe(before);
    expect(await serves()).toBe(true);
  }
  process.kill(postgresPid(), 'SIGKILL');
  await says('PostgreSQL is back');
  while (!(await serves())) await wait(50);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
}, 240_000);

it('serves the site, comes back after SIGKILL and leaves nothing behind', async () => {
  const combined = await start();
  expect(await statusOf('/readyz')).toBe(200);
  expect(await statusOf('/api/jobs')).toBe(200);
  expect(await statusOf('/jobs')).toBe(200);
  const { services } = running();
  expect(services.map(({ name }) => name)).toEqual(['gateway-and-subgraphs', 'shell']);

  combined.child.kill('SIGKILL');
  await gone(services.map(({ pid }) => pid));

  const split = await start('--split');
  expect(split.output).toContain('left by a killed run');
  expect(await statusOf('/readyz')).toBe(200);
  expect(await statusOf('/api/jobs')).toBe(200);
  const all = running().services;
  expect(all).toHaveLength(5);

  const identity = all.find(({ name }) => name === 'subgraph-identity');
  process.kill(identity?.pid ?? 0, 'SIGKILL');
  while ((await statusOf('/readyz')) !== 503) await wait(50);
  expect(await statusOf('/jobs')).toBe(200);

  split.child.kill('SIGTERM');
  expect(await ended(split.child)).toBe(0);
  expect(all.map(({ pid }) => pid).filter(isAlive)).toEqual([]);
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  expect(existsSync(postmasterFile())).toBe(false);
}, 240_000);
