import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runTool } from '@tbt/workspace/run-command';
import { jestCounts } from '@tbt/workspace/test-counts';
import type { Suite } from './suite';

/** Tests of tools that change sources, in a copy of the repository. */
export const scratchSuite = ({ name }: Pick<Suite, 'name'>): Suite => ({
  name,
  async run({ project, env, reports }) {
    const config = join(repositoryRoot, project, 'package.json');
    const report = join(reports, `${name}.json`);
    const { code } = await runTool(
      'jest/bin/jest.js',
      [
        ...['-c', config, '--maxWorkers=1', '--testMatch', `**/test/scratch/${name}.scratch.ts`],
        ...['--json', `--outputFile=${report}`],
      ],
      { env, isShown: true },
    );
    return jestCounts(report, code);
  },
});
