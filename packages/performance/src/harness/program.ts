import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@tbt/workspace/free-port';
import { repositoryRoot } from '@tbt/workspace/repository-root';

export type ProgramOptions = {
  readonly name: string;
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
};

export type Program = {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
};

const PACKAGES = join(repositoryRoot, 'packages');
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
export async function startProgram({ name, entry, env, folder }: ProgramOptions): Promise<Program> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, 'w');
  const child = spawn(
    process.execPath,
    [
      ...['--require', join(PACKAGES, 'workspace', 'register.cjs')],
      ...['--require', join(PACKAGES, 'stack', 'src', 'stop-with-parent.cjs')],
      join(repositoryRoot, entry),
    ],
    {
      cwd: repositoryRoot,
      env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
      stdio: ['ignore', log, log, 'ipc'],
    },
  );
  closeSync(log);
  const deadline = Date.now() + READY_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
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
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
