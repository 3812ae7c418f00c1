import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pause } from '@tbt/postgres/process-owner';
import { freePort } from '@tbt/workspace/free-port';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { toolFolder } from '../tool-folder';
import { writeContractManifest } from './contract-documents';
import type { CreateTestEnvironment } from './test-environments';
import { nodeOf } from './other-node';
import type { RunMode } from './run-modes';

const START_WITHIN_MS = 300_000;
const STOP_WITHIN_MS = 40_000;
const POLL_MS = 250;

export type StackMode = 'combined' | 'split';

export interface TestStack {
  readonly baseUrl: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Environment of one stack in a run mode. */
export async function stackEnvironment(
  createEnvironment: CreateTestEnvironment,
  mode: RunMode,
): Promise<{ dataDir: string; port: number; env: Record<string, string | undefined> }> {
  const port = await freePort();
  const { databases, dataDir } = await createEnvironment(`contract-${mode.name}`);
  const env = {
    ...process.env,
    ...databases,
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'demo',
    LOG_LEVEL: 'warn',
    // Tests use one address for many accounts, with wrong passwords among them.
    LIMIT_ACCOUNTS_ADDRESS: '600',
    LIMIT_FAILED_LOGINS_ADDRESS: '600',
    LIMIT_READS_ADDRESS: '1000000',
    LIMIT_WRITES: '600',
    // Planning takes longer on a busy machine.
    LIMIT_PLANNING_MS: '1000000',
    GRAPHQL_DOCUMENTS: mode.documents ?? 'any',
    GRAPHQL_DOCUMENT_MANIFESTS: writeContractManifest(dataDir),
  };
  return { dataDir, port, env };
}

/** Starts the product with the demo world on a free port. @throws Error when not ready in five minutes. */
export async function startTestStack(
  createEnvironment: CreateTestEnvironment,
  mode: RunMode,
  root = repositoryRoot,
): Promise<TestStack> {
  const { dataDir, port, env } = await stackEnvironment(createEnvironment, mode);
  const baseUrl = `http://localhost:${port}`;
  const start = join(toolFolder(root, 'stack'), 'bin', 'start.mjs');
  const program = mode.node ? await nodeOf(mode.node) : process.execPath;
  const child = spawn(program, [start, ...(mode.mode === 'split' ? ['--split'] : [])], {
    cwd: root,
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
  throw new Error(`The stack "${mode.name}" did not get ready`);
}
