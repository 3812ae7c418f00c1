import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '@tbt/postgres/process-owner';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runTool } from '@tbt/workspace/run-command';
import { inputHash } from './input-hash';
import { StartError } from './start-error';
import { readState, writeState } from './state-file';

const CACHE = join(repositoryRoot, 'node_modules', '.cache', 'tbt');
const STAMP = join(CACHE, 'build.json');
const LOCK = join(CACHE, 'build.lock');
const LOCK_WAIT_MS = 300;

const OUTPUTS = [
  'packages/stack/dist/combined/main.js',
  'packages/contracts/dist/index.js',
  'packages/service-kit/dist/index.js',
  'gateway/dist/main.js',
  'subgraph-identity/dist/main.js',
  'subgraph-marketplace/dist/main.js',
  'subgraph-messaging/dist/main.js',
  'shell/dist/node/server/main.js',
  'shell/dist/site',
  'mfe-jobs/dist',
  'mfe-profile/dist',
  'mfe-messaging/dist',
  'mfe-clinic/dist',
] as const;

function tryLock(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(existsSync(LOCK) ? readFileSync(LOCK, 'utf8') : 0);
    if (owner > 0 && !isAlive(owner)) rmSync(LOCK, { force: true });
    return false;
  }
}

/** Locks, so that two starts build once. */
async function withBuildLock<T>(run: () => Promise<T>): Promise<T> {
  mkdirSync(CACHE, { recursive: true });
  while (!tryLock()) await wait(LOCK_WAIT_MS);
  try {
    return await run();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

const isBuilt = (hash: string): boolean =>
  readState(STAMP, { hash: '' }).hash === hash &&
  OUTPUTS.every((output) => existsSync(join(repositoryRoot, output)));

async function buildAll(note: (line: string) => void): Promise<void> {
  const { code, output } = await runTool(
    'nx/dist/bin/nx.js',
    ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'],
    {
      env: { NODE_ENV: 'production' },
      onLine: (line) => {
        const [, project, isCached] = /nx run (@tbt\/[\w-]+):build( +\[)?/.exec(line) ?? [];
        if (project && !isCached) note(project);
      },
    },
  );
  if (code !== 0) throw new StartError(`The build failed:\n${output.trim()}`);
}

/** Records an external build as complete, so that the next start skips it. @param build - true on success. */
export const recordBuild = (build: () => Promise<boolean>): Promise<boolean> =>
  withBuildLock(async () => {
    const hash = inputHash();
    const isDone = await build();
    if (isDone) writeState(STAMP, { hash });
    return isDone;
  });

export const forgetBuild = (): void => rmSync(STAMP, { force: true });

/** Builds every project unless nothing changed. @throws StartError with the build's output. */
export const ensureBuilt = (
  step: (run: (note: (line: string) => void) => Promise<void>) => Promise<void>,
): Promise<void> =>
  withBuildLock(async () => {
    const hash = inputHash();
    if (isBuilt(hash)) return;
    await step(buildAll);
    writeState(STAMP, { hash });
  });
