import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const REPOSITORY = path.resolve(__dirname, '../../..');
const START_WITHIN_MS = 5 * 60_000;
const STOP_WITHIN_MS = 40_000;
const POLL_MS = 250;

/** High limits: rate limiting is not under test. */
const LIMITS = {
  LIMIT_MESSAGES: '100000',
  LIMIT_WRITES: '100000',
  LIMIT_ACCOUNTS_ADDRESS: '10000',
  LIMIT_UPLOADS_USER: '10000',
  LIMIT_WAITLIST_ADDRESS: '10000',
  LIMIT_WAITLIST_MAILS_ADDRESS: '10000',
  LIMIT_INVITATIONS_CLINIC: '10000',
};

/** Starts a stack with fault proxies in the mode `FAILURES_MODE`: split or combined. */
export async function startFaultyStack(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_FAULTS_URL) return undefined;
  const mode = process.env.FAILURES_MODE ?? 'split';
  const dataDir = path.join(REPOSITORY, '.data', `failures-${mode}-${process.pid}`);
  const stack = spawn(
    process.execPath,
    [
      path.join(REPOSITORY, 'packages/e2e/bin/faulty-stack.mjs'),
      ...(mode === 'split' ? ['--split'] : []),
    ],
    {
      cwd: REPOSITORY,
      env: { ...process.env, ...LIMITS, DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => stack.once('exit', resolve));
  const stop = async () => {
    stack.kill('SIGTERM');
    await Promise.race([ended, wait(STOP_WITHIN_MS)]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const file = path.join(dataDir, 'faults.json');
  const deadline = Date.now() + START_WITHIN_MS;
  while (!existsSync(file)) {
    if (stack.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('the stack did not start');
    }
    await wait(POLL_MS);
  }
  const { site, control } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  process.env.E2E_BASE_URL = site;
  process.env.E2E_DATA_DIR = dataDir;
  process.env.E2E_FAULTS_URL = control;
  process.env.FAILURES_MODE = mode;
  return stop;
}
