import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import type { SupervisedProcess } from '@tbt/workspace/supervise-process';
import { StartError } from './start-error';

export type ServicePlan = {
  name: string;
  entry: string;
  port: number;
  env: Record<string, string | undefined>;
};

/** Restarted when it ends; killed when it takes too long to stop. */
export type ServiceProcess = SupervisedProcess & {
  name: string;
  port: number;
  logFile: string;
  /** @param patienceMs - how long requests may finish. */
  stop(patienceMs?: number): Promise<void>;
};

const STOP_WITH_PARENT = join(repositoryRoot, 'packages', 'stack', 'src', 'stop-with-parent.cjs');
const READY_DEADLINE_MS = 90_000;
const POLL_MS = 50;
const STOP_DEADLINE_MS = 28_000;
const LOG_LINES = 25;

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trim().split('\n').slice(-LOG_LINES).join('\n');

/** Whether `/readyz` of the loopback port answers 200. */
export async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(5_000),
    });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

export type ServiceOptions = {
  /** Appends to the log. */
  isAgain?: boolean;
  /** Called for each line, after it is in the log. */
  onLine?: (line: string) => void;
  /** Milliseconds in which it must be ready; default: 90 seconds. */
  readyWithinMs?: number;
};

/** Own process group: Ctrl-C reaches only the parent. */
export function startService(
  plan: ServicePlan,
  logsDir: string,
  { isAgain, onLine, readyWithinMs = READY_DEADLINE_MS }: ServiceOptions = {},
): ServiceProcess {
  mkdirSync(logsDir, { recursive: true });
  const logFile = join(logsDir, `${plan.name}.log`);
  const log = openSync(logFile, isAgain ? 'a' : 'w', 0o600);
  const output = onLine ? 'pipe' : log;
  const child = spawn(
    process.execPath,
    ['--require', STOP_WITH_PARENT, '--enable-source-maps', resolve(repositoryRoot, plan.entry)],
    {
      cwd: repositoryRoot,
      env: plan.env,
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    },
  );
  const keep = (line: string) => {
    appendFileSync(logFile, `${line}\n`);
    onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream, crlfDelay: Infinity }).on('line', keep);
  closeSync(log);
  let isGone = false;
  const exited = new Promise<void>((resolve) => {
    const gone = () => {
      isGone = true;
      resolve();
    };
    child.once('error', gone);
    child.once('exit', gone);
  });
  return {
    name: plan.name,
    pid: child.pid ?? 0,
    port: plan.port,
    logFile,
    exited,
    async ready() {
      const deadline = Date.now() + readyWithinMs;
      while (!(await isReady(plan.port))) {
        if (isGone || Date.now() > deadline) {
          const what = isGone ? 'ended before it was ready' : 'did not get ready';
          child.kill('SIGKILL');
          throw new StartError(`${plan.name} ${what}:\n${lastLines(logFile)}`);
        }
        await wait(POLL_MS);
      }
    },
    async stop(patienceMs: number = STOP_DEADLINE_MS) {
      if (isGone) return;
      child.kill('SIGTERM');
      // A second signal ends a service at once.
      const hurry = setTimeout(() => child.kill('SIGTERM'), patienceMs);
      const tooLong = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
      await exited;
      clearTimeout(hurry);
      clearTimeout(tooLong);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
