import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningPostgres } from '../postgres';
import { pause } from '../postgres/process-owner';
import { freePort } from '../postgres/server-process';
import { repositoryRoot } from '../workspace/repository-root';
import { writeContractManifest } from './contract-documents';
import { nodeOf } from './other-node';
import type { Way } from './ways';

const START_WITHIN_MS = 300_000;
const STOP_WITHIN_MS = 40_000;
const POLL_MS = 250;
const DATABASES = ['identity', 'marketplace', 'messaging', 'bus'] as const;

export type StackMode = 'combined' | 'split';

/** Fresh databases for one stack, as the environment names them. */
export async function stackDatabases(
  server: Pick<RunningPostgres, 'ensureDatabase'>,
  stack: string,
): Promise<Record<string, string>> {
  const entries = DATABASES.map(async (name) => [
    `DATABASE_URL_${name.toUpperCase()}`,
    await server.ensureDatabase(`${stack.replaceAll('-', '_')}_${name}`),
  ]);
  return Object.fromEntries((await Promise.all(entries)) as [string, string][]);
}

export interface TestStack {
  readonly baseUrl: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** A folder for the files of one stack, and the environment that runs it the given way. */
export async function stackEnvironment(
  server: Pick<RunningPostgres, 'ensureDatabase'>,
  way: Way,
): Promise<{ dataDir: string; port: number; env: Record<string, string | undefined> }> {
  const port = await freePort();
  // Inside the repository, where a second build of a remote finds its packages.
  mkdirSync(join(repositoryRoot, '.data'), { recursive: true });
  const dataDir = mkdtempSync(join(repositoryRoot, '.data', `contract-${way.name}-`));
  const env = {
    ...process.env,
    ...(await stackDatabases(server, `contract_${way.name}`)),
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'demo',
    LOG_LEVEL: 'warn',
    // The tests are one address with many accounts, some of whom mistype.
    LIMIT_ACCOUNTS_ADDRESS: '600',
    LIMIT_FAILED_LOGINS_ADDRESS: '600',
    GRAPHQL_DOCUMENTS: way.documents ?? 'any',
    GRAPHQL_DOCUMENT_MANIFESTS: writeContractManifest(dataDir),
  };
  return { dataDir, port, env };
}

/**
 * Starts the whole product with the demo world on a free port, as `npm start` does.
 * @throws Error when it ends or is not ready in five minutes.
 */
export async function startTestStack(
  server: Pick<RunningPostgres, 'ensureDatabase'>,
  way: Way,
): Promise<TestStack> {
  const { dataDir, port, env } = await stackEnvironment(server, way);
  const baseUrl = `http://localhost:${port}`;
  const start = join(repositoryRoot, 'packages', 'build-kit', 'bin', 'start.mjs');
  const program = way.node ? await nodeOf(way.node) : process.execPath;
  const child = spawn(program, [start, ...(way.mode === 'split' ? ['--split'] : [])], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
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
    if (answer?.ok) return { baseUrl, dataDir, stop };
  }
  await stop();
  throw new Error(`The stack "${way.name}" did not get ready`);
}
