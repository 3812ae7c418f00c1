import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runTool } from '@tbt/workspace/run-command';
import { jestCounts, type TestCounts } from '@tbt/workspace/test-counts';
import type { SuiteContext } from './suite';

const SEQUENCER = join('packages', 'presets', 'jest', 'setup', 'longest-first.js');

/** A worker that hangs must not hang the run. */
const LIMIT_MS = 20 * 60_000;

/** Jest tests of a project that match the patterns; default: all. */
export async function jestSuite({
  project,
  args,
  env,
  reports,
}: Omit<SuiteContext, 'createEnvironment'>): Promise<TestCounts> {
  const report = join(reports, 'jest.json');
  const { code } = await runTool(
    'jest/bin/jest.js',
    [
      ...['-c', join(repositoryRoot, project, 'package.json'), '--passWithNoTests'],
      `--maxWorkers=${process.env.TEST_WORKERS ?? 2}`,
      // Jest leaks memory and hooks between files, so workers restart.
      '--workerIdleMemoryLimit=700MB',
      `--testSequencer=${join(repositoryRoot, SEQUENCER)}`,
      ...['--json', `--outputFile=${report}`, '--testLocationInResults=false'],
      ...args,
    ],
    { env: { ...env, NODE_ENV: 'test' }, isShown: true, timeoutMs: LIMIT_MS },
  );
  return jestCounts(report, code);
}
