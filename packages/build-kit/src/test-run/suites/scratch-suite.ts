import { join } from 'node:path';
import { repositoryRoot } from '../../workspace/repository-root';
import { runTool } from '../../workspace/run-command';
import { jestCounts } from '../test-counts';
import type { Suite } from './suite';

/** Tests of tools that change sources: they work in a copy of the repository, for minutes. */
export const scratchSuite = ({ name, title }: Pick<Suite, 'name' | 'title'>): Suite => ({
  name,
  title,
  isDeep: true,
  async run({ env, reports }) {
    const config = join(repositoryRoot, 'packages', 'build-kit', 'jest.scratch.config.js');
    const report = join(reports, `${name}.json`);
    const { code } = await runTool(
      'jest/bin/jest.js',
      ['-c', config, '--maxWorkers=1', `${name}.scratch`, '--json', `--outputFile=${report}`],
      // Both start a database server and a stack of their own.
      { env: { ...env, TEST_POSTGRES_URL: undefined }, isShown: true },
    );
    return jestCounts(report, code);
  },
});
