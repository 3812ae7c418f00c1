import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@tbt/workspace/free-port';

const POLL_MS = 50;
/** For a loaded machine; milliseconds. */
const SAID_WITHIN_MS = 150_000;

export interface RunningDev {
  readonly site: string;
  readonly pid: number;
  readonly output: () => string;
  /** Waits for output after `from`. @throws Error with that output. */
  says(pattern: RegExp, withinMs?: number): Promise<RegExpExecArray>;
  /** `says` ignores earlier output. */
  mark(): void;
  stop(): Promise<number | null>;
}

/** Runs `npm run dev` in a copy of the repository with its own data directory. */
export async function startDev(folder: string, args: readonly string[]): Promise<RunningDev> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'packages/stack/bin/dev.mjs'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, '.data'),
      SEED: 'demo',
      NODE_ENV: undefined,
      JEST_WORKER_ID: undefined,
    },
  });
  let output = '';
  let from = 0;
  const keep = (chunk: Buffer) => (output += chunk.toString('utf8'));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    site: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    mark: () => (from = output.length),
    async says(pattern, withinMs = SAID_WITHIN_MS) {
      for (const since = Date.now(); Date.now() - since < withinMs; await wait(POLL_MS)) {
        const match = pattern.exec(output.slice(from));
        if (match) return match;
        if (child.exitCode !== null) break;
      }
      throw new Error(`${pattern} was not said:\n${output.slice(from)}`);
    },
    async stop() {
      child.kill('SIGINT');
      return exited;
    },
  };
}
