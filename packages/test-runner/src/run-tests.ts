import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordBuild } from '@tbt/stack/build';
import { wasEnded } from '@tbt/workspace/run-command';
import { limitCache } from '@tbt/workspace/user-cache';
import { findChromium } from '@tbt/workspace/find-chromium';
import { findNatsServer } from '@tbt/workspace/find-program';
import { runNx, type TaskResult } from './run-nx';
import { chooseTargets } from './targets';
import { summarize } from './summary';
import type { TestCounts } from '@tbt/workspace/test-counts';

export interface TestRun {
  readonly isDeep?: boolean;
  readonly isCold?: boolean;
  readonly names?: readonly string[];
}

const COMPILED_BYTES = 512 * 1024 ** 2;

type Environment = Readonly<Record<string, string | undefined>>;

/** Empty caches. */
function coldEnvironment(folder: string): Environment {
  return {
    XDG_CACHE_HOME: folder,
    NX_CACHE_DIRECTORY: join(folder, 'nx'),
    NX_WORKSPACE_DATA_DIRECTORY: join(folder, 'nx-data'),
  };
}

// Recorded, so that stacks of tests do not build while other tests read generated code.
async function build(env: Environment): Promise<TaskResult[]> {
  let results: TaskResult[] = [];
  await recordBuild(async () => {
    results = await runNx(['generate', 'build'], { parallel: 2, env });
    return results.every(({ status }) => status !== 'failed');
  });
  return results;
}

async function runTargets(
  { isDeep = false, names = [] }: TestRun,
  env: Environment,
): Promise<TaskResult[]> {
  const { checks, stacks } = chooseTargets(names, isDeep);
  const built = await build(env);
  if (wasEnded() || built.some(({ status }) => status === 'failed')) return built;
  const results = [...built];
  if (checks.length > 0)
    results.push(...(await runNx(checks, { parallel: 2, env: { ...env, TEST_WORKERS: '1' } })));
  if (stacks.length > 0 && !wasEnded())
    results.push(...(await runNx(stacks, { parallel: 1, env })));
  const isBuild = ({ target }: TaskResult) => target === 'generate' || target === 'build';
  return results.filter((result) => !isBuild(result) || result.status === 'failed');
}

/** Runs checks on both cores, then stacks one at a time. @throws Error for an unknown target. */
export async function runTests(run: TestRun): Promise<TestCounts> {
  chooseTargets(run.names ?? [], run.isDeep ?? false);
  // First: a missing browser or broker should fail at once.
  process.env.CHROME_PATH = findChromium();
  process.env.NATS_SERVER_PATH = findNatsServer();
  const folder =
    run.isCold || run.isDeep ? mkdtempSync(join(tmpdir(), 'tbt-cold-caches-')) : undefined;
  try {
    const env = {
      ...(folder && coldEnvironment(folder)),
      TEST_DEEP: run.isDeep ? '1' : undefined,
    };
    return summarize(await runTargets(run, env), run.isDeep);
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true });
    else limitCache('jest', COMPILED_BYTES);
  }
}
