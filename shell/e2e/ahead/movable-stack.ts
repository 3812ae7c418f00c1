import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@tbt/workspace/free-port';
import { ownDataDir, runStack, type RunningStack } from '../stack/start-stack';

const MINUTE_MS = 60_000;
const ADMIN = path.resolve(__dirname, '../../../packages/stack/bin/admin.mjs');
/** Starts again sooner than one process for every service. */
const ONE_PROCESS: readonly string[] = [];

/** A stack whose clock is moved by starting it again, as a person does with `DEMO_CLOCK`. */
export interface MovableStack {
  url(path: string): string;
  now(): Date;
  /** At most a minute later than asked. */
  forwardTo(instant: Date): Promise<void>;
  /** Makes an account an administrator, as an operator does. */
  grantAdmin(email: string): Promise<void>;
  close(): Promise<void>;
}

export async function startMovableStack(name: string): Promise<MovableStack> {
  const place = { port: await freePort(), dataDir: process.env.E2E_STACK_DIR ?? ownDataDir(name) };
  let aheadMinutes = 0;
  let running: RunningStack = await runStack(place, {}, ONE_PROCESS);
  const now = () => new Date(Date.now() + aheadMinutes * MINUTE_MS);
  return {
    url: (path) => new URL(path, running.baseUrl).href,
    now,
    async forwardTo(instant) {
      aheadMinutes += Math.ceil((instant.getTime() - now().getTime()) / MINUTE_MS);
      await running.stop();
      running = await runStack(place, { DEMO_CLOCK: `PT${aheadMinutes}M` }, ONE_PROCESS);
    },
    async grantAdmin(email) {
      const env = { ...process.env, PORT: String(place.port), DATA_DIR: place.dataDir };
      await promisify(execFile)(process.execPath, [ADMIN, 'grant', email], { env });
    },
    async close() {
      await running.stop();
      rmSync(place.dataDir, { recursive: true, force: true });
    },
  };
}
