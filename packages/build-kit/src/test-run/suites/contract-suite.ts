import { join } from 'node:path';
import { repositoryRoot } from '../../workspace/repository-root';
import { runTool } from '../../workspace/run-command';
import { jestCounts } from '../test-counts';
import { startTestStack, type StackMode } from '../test-stack';
import type { Suite } from './suite';

/** The outer contract, black box, against one of the ways to run. */
export const contractSuite = (mode: StackMode): Suite => ({
  name: `contract-${mode}`,
  title: `contract tests, ${mode}`,
  async run({ server, reports }) {
    const config = join(repositoryRoot, 'gateway', 'jest.contract.config.js');
    const report = join(reports, `contract-${mode}.json`);
    const stack = await startTestStack(server, mode);
    try {
      const { code } = await runTool(
        'jest/bin/jest.js',
        ['-c', config, '--maxWorkers=2', '--json', `--outputFile=${report}`],
        { env: { CONTRACT_BASE_URL: stack.baseUrl }, isShown: true },
      );
      return jestCounts(report, code);
    } finally {
      await stack.stop();
    }
  },
});
