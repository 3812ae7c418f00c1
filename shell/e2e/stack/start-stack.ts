import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@tbt/workspace/free-port';

const REPOSITORY = path.resolve(__dirname, '../../..');
const START_WITHIN_MS = 5 * 60_000;
const STOP_WITHIN_MS = 30_000;
const POLL_MS = 500;

async function untilReady(baseUrl: string, stack: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline) {
    if (stack.exitCode !== null) throw new Error(`the stack ended with ${stack.exitCode}`);
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(POLL_MS);
  }
  throw new Error('the stack was not ready in time');
}

/** Starts a split stack with a fresh demo world; `E2E_BASE_URL` and `E2E_DATA_DIR` use a running one, `E2E_STACK_DIR` a prepared folder. */
export async function startStack(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  // Inside the repository, so that a second build of a remote resolves its packages.
  const ownDir = path.join(REPOSITORY, '.data', `e2e-${process.pid}`);
  const dataDir = process.env.E2E_STACK_DIR ?? ownDir;
  const stack = spawn(
    process.execPath,
    [path.join(REPOSITORY, 'packages/stack/bin/start.mjs'), '--split'],
    {
      cwd: REPOSITORY,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        SEED: 'demo',
        LOG_LEVEL: 'warn',
        // As deployed: trusted documents by id.
        GRAPHQL_DOCUMENTS: process.env.GRAPHQL_DOCUMENTS ?? 'trusted',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => stack.once('exit', resolve));
  const stop = async () => {
    stack.kill('SIGTERM');
    await Promise.race([ended, wait(STOP_WITHIN_MS)]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(baseUrl, stack);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.E2E_BASE_URL = baseUrl;
  process.env.E2E_DATA_DIR = dataDir;
  return stop;
}
