import { join } from 'node:path';
import { repositoryRoot } from '../../workspace/repository-root';
import { runTool } from '../../workspace/run-command';
import { jestCounts, type TestCounts } from '../test-counts';
import type { SuiteContext } from './suite';

const SEQUENCER = join('packages', 'build-kit', 'jest', 'setup', 'longest-first.js');

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
    { env: { ...env, NODE_ENV: 'test' }, isShown: true },
  );
  return jestCounts(report, code);
}
