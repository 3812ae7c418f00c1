import { join } from 'node:path';
import { repositoryRoot } from '../../workspace/repository-root';
import { runTool } from '../../workspace/run-command';
import { jestCounts } from '../test-counts';
import type { Suite } from './suite';

/** Tests of tools that change sources, in a copy of the repository. */
export const scratchSuite = ({ name }: Pick<Suite, 'name'>): Suite => ({
  name,
  async run({ env, reports }) {
    const config = join(repositoryRoot, 'packages', 'build-kit', 'jest.scratch.config.js');
    const report = join(reports, `${name}.json`);
    const { code } = await runTool(
      'jest/bin/jest.js',
      ['-c', config, '--maxWorkers=1', `${name}.scratch`, '--json', `--outputFile=${report}`],
      { env, isShown: true },
    );
    return jestCounts(report, code);
  },
});
