import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@tbt/build-kit/workspace/free-port';
import { repositoryRoot } from '@tbt/build-kit/workspace/repository-root';

export type ProgramOptions = {
  readonly name: string;
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  /** For the log, and the CPU profile when `isProfiled`. */
  readonly folder: string;
  readonly isProfiled?: boolean;
};

export type Program = {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
};

const KIT = join(repositoryRoot, 'packages', 'build-kit');
const READY_MS = 60_000;
const POLL_MS = 100;

async function answers(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) });
    // Programs without a readiness route answer with another status.
    return status !== 503;
  } catch {
    return false;
  }
}

/** Starts a contestant's process in production mode. @throws Error with its log. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { name, entry, env, folder, isProfiled = false } = options;
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, 'w');
  const profile = ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${name}.cpuprofile`];
  const child = spawn(
    process.execPath,
    [
      ...['--require', join(KIT, 'register.cjs')],
      ...['--require', join(KIT, 'src', 'stack', 'stop-with-parent.cjs')],
      ...(isProfiled ? profile : []),
      join(repositoryRoot, entry),
    ],
    {
      cwd: repositoryRoot,
      env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
      stdio: ['ignore', log, log, 'ipc'],
    },
  );
  closeSync(log);
  let isGone = false;
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isGone = true;
      resolve();
    });
  });
  const deadline = Date.now() + READY_MS;
  while (!(await answers(url))) {
    if (isGone || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${name} did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
    }
    await wait(POLL_MS);
  }
  return {
    name,
    url,
    pid: child.pid ?? 0,
    async stop() {
      if (!isGone) child.kill('SIGTERM');
      await gone;
    },
  };
}
