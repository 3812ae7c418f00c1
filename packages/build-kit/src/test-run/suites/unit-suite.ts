import { join } from 'node:path';
import { testedProjects } from '../../workspace/projects';
import { repositoryRoot } from '../../workspace/repository-root';
import { runTool } from '../../workspace/run-command';
import { jestCounts } from '../test-counts';
import type { Suite } from './suite';

export const unitSuite: Suite = {
  name: 'unit',
  title: 'unit, graph, contract and page tests',
  async run({ env, reports }) {
    const report = join(reports, 'jest.json');
    const { code } = await runTool(
      'jest/bin/jest.js',
      [
        ...['--projects', ...testedProjects(), '--maxWorkers=2', '--passWithNoTests'],
        // Files leave memory and asynchronous hooks behind, which slow every later one down: workers begin anew.
        '--workerIdleMemoryLimit=700MB',
        `--testSequencer=${join(repositoryRoot, 'packages', 'build-kit', 'jest', 'setup', 'longest-first.js')}`,
        ...['--json', `--outputFile=${report}`, '--testLocationInResults=false'],
      ],
      { env, isShown: true },
    );
    return jestCounts(report, code);
  },
};
