import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningPostgres } from '../postgres';
import { pause } from '../postgres/process-owner';
import { freePort } from '../postgres/server-process';
import { repositoryRoot } from '../workspace/repository-root';

const START_WITHIN_MS = 300_000;
const STOP_WITHIN_MS = 40_000;
const POLL_MS = 250;
const DATABASES = ['identity', 'marketplace', 'messaging', 'bus'] as const;

export type StackMode = 'combined' | 'split';

/** Fresh databases for one stack, as the environment names them. */
export async function stackDatabases(
  server: RunningPostgres,
  stack: string,
): Promise<Record<string, string>> {
  const entries = DATABASES.map(async (name) => [
    `DATABASE_URL_${name.toUpperCase()}`,
    await server.ensureDatabase(`${stack}_${name}`),
  ]);
  return Object.fromEntries((await Promise.all(entries)) as [string, string][]);
}

export interface TestStack {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts the whole product with the demo world on a free port, as `npm start` does.
 * @throws Error when it ends or is not ready in five minutes.
 */
export async function startTestStack(server: RunningPostgres, mode: StackMode): Promise<TestStack> {
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  mkdirSync(join(repositoryRoot, '.data'), { recursive: true });
  const dataDir = mkdtempSync(join(repositoryRoot, '.data', `contract-${mode}-`));
  const start = join(repositoryRoot, 'packages', 'build-kit', 'bin', 'start.mjs');
  const child = spawn(process.execPath, [start, ...(mode === 'split' ? ['--split'] : [])], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...(await stackDatabases(server, `contract_${mode}`)),
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const hurry = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(hurry);
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const since = Date.now(); Date.now() - since < START_WITHIN_MS; await pause(POLL_MS)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined);
    if (answer?.ok) return { baseUrl, stop };
  }
  await stop();
  throw new Error(`The ${mode} stack did not get ready`);
}
