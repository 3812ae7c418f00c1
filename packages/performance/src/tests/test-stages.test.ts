import { dearestFiles, stagesOf, type FileStages } from './test-stages';

const file = (path: string, cpu: number): FileStages => ({
  ...{ folder: 'gateway', path, tests: 3, cpu, wall: 4 },
  ...{ environment: 0.5, transform: 1, loading: 0.5, modules: 70 },
});
const run = { project: 'gateway', cpu: 20, wall: 12, files: [file('a', 5), file('b', 9)] };

describe('stages of test files', () => {
  it('sums stages and counts the rest of a file as tests', () => {
    expect(stagesOf(run)).toEqual({
      ...{ environment: 1, transform: 2, loading: 1, tests: 10, 'other processes': 6 },
    });
  });

  it('names the dearest files of all projects', () => {
    const shell = { ...run, project: 'shell', files: [file('c', 7)] };
    expect(dearestFiles([run, shell], 2).map(({ path }) => path)).toEqual(['b', 'c']);
  });
});
