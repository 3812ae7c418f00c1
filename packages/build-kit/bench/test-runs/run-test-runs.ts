import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cpuSecondsOfChildren } from '../../src/test-run/cpu-seconds';
import { runCommand } from '../../src/workspace/run-command';
import { freshClone } from '../harness/fresh-clone';
import { machineFacts, resultOf, writeResult, type Figure } from '../harness/results-file';
import { showResult } from '../harness/show-result';

/** What is measured, with the seconds that it may take. */
const RUNS = {
  'cold, a fresh clone': 15 * 60,
  'nothing changed, another fresh clone': 2 * 60,
  'one file of mfe-jobs changed': 5 * 60,
} as const;
type Run = keyof typeof RUNS;

type Measured = { readonly wall: number; readonly cpu: number };

const METHOD = [
  'npm test in fresh clones of the last commit with a warm npm cache; packages are installed as part of the first two.',
  'Cold: npm test -- --cold, without any cache of the user. The others after an earlier npm test in another clone.',
  'Processor time of every process that was waited for: some of what Chromium starts is missing.',
];
const CHANGED = join('mfe-jobs', 'src', 'features', 'matching', 'advanced-note.tsx');
const KEPT_TIMES = 3;

/** @throws Error when a test fails: then the time says nothing. */
async function test(folder: string, ...args: string[]): Promise<Measured> {
  const [cpu, start] = [cpuSecondsOfChildren() ?? 0, performance.now()];
  const { code } = await runCommand('npm', ['test', '--', ...args], {
    cwd: join(folder, 'site'),
    isShown: true,
  });
  if (code !== 0) throw new Error('npm test fails in a fresh clone');
  return {
    wall: (performance.now() - start) / 1_000,
    cpu: (cpuSecondsOfChildren() ?? 0) - cpu,
  };
}

async function inClone<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await freshClone();
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOnce(time: number): Promise<Readonly<Record<Run, Measured>>> {
  const cold = await inClone((folder) => test(folder, '--cold'));
  if (time === 0) await inClone((folder) => test(folder));
  return inClone(async (folder) => {
    const unchanged = await test(folder);
    const file = join(folder, 'site', CHANGED);
    // Another text each time, so that no earlier run is replayed.
    appendFileSync(file, `// ${Date.now()}\n`);
    return {
      'cold, a fresh clone': cold,
      'nothing changed, another fresh clone': unchanged,
      'one file of mfe-jobs changed': await test(folder),
    };
  });
}

function figuresOf(name: Run, runs: readonly Measured[]): Figure[] {
  const median = (of: (run: Measured) => number) =>
    runs.map(of).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return [
    { name, unit: 's', value: median(({ wall }) => wall), target: { atMost: RUNS[name] } },
    ...runs.map(({ wall }, index): Figure => ({
      name: `${name}: run ${index + 1}`,
      unit: 's',
      value: wall,
    })),
    { name: `${name}: processor`, unit: 's', value: median(({ cpu }) => cpu) },
  ];
}

/** `npm test` in fresh clones: cold, with nothing changed, with one file changed. */
export async function runTestRuns(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { keep: { type: 'boolean', default: false }, times: { type: 'string', default: '1' } },
  });
  const machine = machineFacts();
  const times = Number(values.times);
  const runs: Readonly<Record<Run, Measured>>[] = [];
  for (let time = 0; time < times; time += 1) runs.push(await measureOnce(time));
  const names = Object.keys(RUNS) as Run[];
  const result = resultOf('test-runs', machine, {
    method: METHOD,
    figures: names.flatMap((name) =>
      figuresOf(
        name,
        runs.map((run) => run[name]),
      ),
    ),
  });
  if (values.keep && times >= KEPT_TIMES) writeResult(result);
  return showResult(result);
}
