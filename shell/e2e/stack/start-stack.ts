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

/** A running stack of the tests. */
export interface RunningStack {
  baseUrl: string;
  dataDir: string;
  /** Ends it and keeps its data. */
  stop(): Promise<void>;
}

/** @param env - beyond port, data and a fresh demo world. */
export async function runStack(
  { port, dataDir }: { port: number; dataDir: string },
  env: Record<string, string> = {},
  args: readonly string[] = ['--split'],
): Promise<RunningStack> {
  const baseUrl = `http://localhost:${port}`;
  const stack = spawn(
    process.execPath,
    [path.join(REPOSITORY, 'packages/stack/bin/start.mjs'), ...args],
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
        // Suites share the machine with builds and browsers.
        RENDER_DEADLINE_MS: process.env.RENDER_DEADLINE_MS ?? '1500',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => stack.once('exit', resolve));
  const stop = async () => {
    stack.kill('SIGTERM');
    await Promise.race([ended, wait(STOP_WITHIN_MS)]);
  };
  try {
    await untilReady(baseUrl, stack);
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, dataDir, stop };
}

/** Inside the repository, so that a second build of a remote resolves its packages. */
export const ownDataDir = (name: string): string =>
  path.join(REPOSITORY, '.data', `${name}-${process.pid}`);

/** Starts a split stack with a fresh demo world; `E2E_BASE_URL` and `E2E_DATA_DIR` use a running one, `E2E_STACK_DIR` a prepared folder. */
export async function startStack(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined;
  const dataDir = process.env.E2E_STACK_DIR ?? ownDataDir('e2e');
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  // Journeys have a push service of their own on this machine.
  const env = { PUSH_ENDPOINTS: 'any' };
  const stack = await runStack({ port: await freePort(), dataDir }, env).catch((error: unknown) => {
    remove();
    throw error;
  });
  process.env.E2E_BASE_URL = stack.baseUrl;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await stack.stop();
    remove();
  };
}
