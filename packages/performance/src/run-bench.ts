import { repositoryRoot } from '@tbt/build-kit/workspace/repository-root';
import { runTool } from '@tbt/build-kit/workspace/run-command';

type Benchmark = (options: readonly string[]) => Promise<number>;

// Loaded on demand: they import servers whose generated code may not exist yet.
const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  counts: async () => {
    // React renders mail three times slower in development mode.
    process.env.NODE_ENV ??= 'production';
    return (await import('./counts/run-counts')).runCounts;
  },
  gateway: async () => (await import('./federation/run-gateway')).runGateway,
  rest: async () => (await import('./rest/run-rest')).runRest,
  bytes: async () => (await import('./bytes/run-bytes')).runBytes,
  starts: async () => (await import('./starts/run-starts')).runStarts,
  data: async () => (await import('./data/run-data')).runData,
  people: async () => (await import('./people/run-people')).runPeople,
  matching: async () => (await import('./matching/run-matching')).runMatching,
  shifts: async () => (await import('./shifts/run-shifts')).runShifts,
  tests: async () => (await import('./tests/run-tests')).runTests,
  'test-runs': async () => (await import('./test-runs/run-test-runs')).runTestRuns,
  page: async () => (await import('./report/run-page')).runPage,
};

const USAGE = [
  `Usage: npm run bench -- <${Object.keys(BENCHMARKS).join(' | ')}> [options]`,
  '  --seconds <n>  seconds of a slice',
  '  --slices <n>   slices of each contestant, nine at least to be kept',
  '  <project>      tests: only of these, by folder',
  '  --small        shifts: fewer of them, never kept',
  '  --keep         makes the result the committed one, test-runs the third; then: npm run bench -- page',
].join('\n');

async function generate(): Promise<boolean> {
  const { code, output } = await runTool('nx/dist/bin/nx.js', [
    ...['run-many', '-t', 'generate', '--parallel=2', '--outputStyle=static'],
  ]);
  if (code !== 0) console.error(output);
  return code === 0;
}

/** Runs a benchmark by name; without one, prints the committed results. @returns the exit code. */
export async function runBench([name = '', ...options]: readonly string[]): Promise<number> {
  if (name === '') {
    const code = await (await import('./report/run-table')).runTable();
    console.log(`\n${USAGE}`);
    return code;
  }
  const load = BENCHMARKS[name];
  if (!load) {
    console.error(USAGE);
    return 2;
  }
  process.chdir(repositoryRoot);
  if (!(await generate())) return 1;
  return (await load())(options);
}
