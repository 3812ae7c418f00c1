import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runTool } from '@tbt/workspace/run-command';

export interface TaskResult {
  readonly project: string;
  readonly target: string;
  readonly status: 'passed' | 'replayed' | 'failed';
  /** Wall seconds; of the replay for cached tasks. */
  readonly seconds: number;
}

export interface NxOptions {
  readonly parallel: number;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

interface ProfileEvent {
  readonly dur?: number;
  readonly args: {
    readonly target?: { project: string; target: string };
    readonly status?: string;
  };
}

const STATUS: Readonly<Record<string, TaskResult['status']>> = {
  success: 'passed',
  'local-cache': 'replayed',
  'local-cache-kept-existing': 'replayed',
  'remote-cache': 'replayed',
};

const FOLDER = join('node_modules', '.cache', 'tbt', 'nx-runs');

function readProfile(file: string): TaskResult[] {
  if (!existsSync(file)) return [];
  const events = JSON.parse(readFileSync(file, 'utf8')) as ProfileEvent[];
  return events.flatMap(({ dur = 0, args: { target, status = '' } }) =>
    target ? [{ ...target, status: STATUS[status] ?? 'failed', seconds: dur / 1_000_000 }] : [],
  );
}

/** Runs targets with Nx's cache. @returns every task, dependencies included; empty when nothing could run. */
export async function runNx(
  targets: readonly string[],
  { parallel, env = {} }: NxOptions,
): Promise<TaskResult[]> {
  mkdirSync(join(repositoryRoot, FOLDER), { recursive: true });
  // Nx takes a path relative to its working directory.
  const profile = join(FOLDER, `${process.pid}-${targets.join('-').slice(0, 60)}.json`);
  const file = join(repositoryRoot, profile);
  const { code } = await runTool(
    'nx/dist/bin/nx.js',
    ['run-many', `--parallel=${parallel}`, '--outputStyle=static', '-t', ...targets],
    { env: { ...env, NX_PROFILE: profile }, isShown: true },
  );
  const results = readProfile(file);
  rmSync(file, { force: true });
  if (code !== 0 && results.every(({ status }) => status !== 'failed'))
    return [...results, { project: 'nx', target: targets.join(' '), status: 'failed', seconds: 0 }];
  return results;
}
