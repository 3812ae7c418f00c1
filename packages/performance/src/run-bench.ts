import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runTool } from '@tbt/workspace/run-command';
import { machineFacts, readResult, writeResult, type Measured } from './harness/results';
import { SLICES } from './harness/rounds';
import { showResult } from './harness/show-result';
import { PAGE, performancePage } from './report/performance-page';
import { SECTIONS } from './report/sections';

export type BenchOptions = {
  readonly seconds: number;
  readonly slices: number;
  readonly isSmall: boolean;
};

type Benchmark = (options: BenchOptions) => Promise<Measured>;

// Loaded on demand: they import servers whose generated code may not exist yet.
const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  gateway: async () => (await import('./federation/measure-gateway')).measureGateway,
  rest: async () => (await import('./rest/measure-rest')).measureRest,
  bytes: async () => (await import('./bytes/measure-bytes')).measureBytes,
  pages: async () => (await import('./pages/measure-pages')).measurePages,
  starts: async () => (await import('./starts/measure-starts')).measureStarts,
  people: async () => (await import('./people/measure-people')).measurePeople,
  matching: async () => (await import('./matching/measure-matching')).measureMatching,
  alerts: async () => (await import('./alerts/measure-alerts')).measureAlerts,
  shifts: async () => (await import('./shifts/measure-shifts')).measureShifts,
  dashboard: async () => (await import('./dashboard/measure-dashboard')).measureDashboard,
  messages: async () => (await import('./messages/measure-messages')).measureMessages,
  money: async () => (await import('./money/measure-money')).measureMoney,
};

const USAGE = `
Usage: npm run bench -- <${[...Object.keys(BENCHMARKS), 'counts', 'budgets', 'page'].join(' | ')}> [options]
  --seconds <n>  seconds of a slice
  --slices <n>   slices of each contestant, ${SLICES} at least to be kept
  --small        shifts: fewer of them, never kept
  --keep         makes the result the committed one; then: npm run bench -- page
  --update       counts, budgets: makes them the committed bounds`;

/** @throws Error for other options or too few slices to keep. */
function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '2' },
      slices: { type: 'string', default: String(SLICES) },
      keep: { type: 'boolean', default: false },
      small: { type: 'boolean', default: false },
    },
  });
  const slices = Number(values.slices);
  if (values.keep && (slices < SLICES || values.small))
    throw new Error(`A result that is kept has ${SLICES} slices or more of the whole size`);
  const isSmall = values.small;
  return { seconds: Number(values.seconds), slices, isSmall, isKept: values.keep };
}

async function generate(): Promise<boolean> {
  const { code, output } = await runTool('nx/dist/bin/nx.js', [
    ...['run-many', '-t', 'generate', '--parallel=2', '--outputStyle=static'],
  ]);
  if (code !== 0) console.error(output);
  return code === 0;
}

/** Runs a benchmark by name; without one, prints the committed results. @returns the exit code. */
export async function runBench([name = '', ...args]: readonly string[]): Promise<number> {
  process.chdir(repositoryRoot);
  if (name === '') {
    for (const { benchmark } of SECTIONS) {
      const result = readResult(benchmark);
      if (result) showResult(result);
    }
    console.log(USAGE);
    return 0;
  }
  if (name === 'page') {
    writeFileSync(PAGE, performancePage());
    return 0;
  }
  if (name === 'counts') {
    // React renders mail three times slower in development mode.
    process.env.NODE_ENV ??= 'production';
    if (!(await generate())) return 1;
    return (await import('./counts/run-counts')).runCounts(args);
  }
  // The task of that name has built the site before.
  if (name === 'budgets') return (await import('./bytes/check-budgets')).checkBudgets(args);
  const load = BENCHMARKS[name];
  if (!load) {
    console.error(USAGE);
    return 2;
  }
  const { isKept, ...options } = readOptions(args);
  if (!(await generate())) return 1;
  const [machine, takenOn] = [machineFacts(), new Date().toISOString().slice(0, 10)];
  const result = { benchmark: name, takenOn, machine, ...(await (await load())(options)) };
  if (isKept) writeResult(result);
  showResult(result);
  return 0;
}
