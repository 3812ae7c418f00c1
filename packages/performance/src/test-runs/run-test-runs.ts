import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Stage } from '@tbt/build-kit/test-run/suite-report';
import { repositoryRoot } from '@tbt/build-kit/workspace/repository-root';
import { runCommand } from '@tbt/build-kit/workspace/run-command';
import { freshClone } from '../harness/fresh-clone';
import { freshHome, type Environment } from '../harness/fresh-home';
import { machineFacts, resultOf, writeResult, type Figure } from '../harness/results-file';
import { showResult } from '../harness/show-result';
import { medianOf } from '../harness/statistics';

const RUNS = {
  'cold, a fresh clone': 15 * 60,
  'nothing changed, another fresh clone': 2 * 60,
  'one file of mfe-jobs changed': 5 * 60,
} as const;
type Run = keyof typeof RUNS;

type Measurement = {
  readonly wall: number;
  readonly cpu: number;
  readonly stages: readonly Stage[];
};
type Round = Readonly<Record<Run, Measurement>>;

const METHOD = [
  'npm test in fresh clones of the last commit with a warm npm cache; packages are installed as part of the first two.',
  'Cold: in a home folder without any cache. The others with the caches that it has left there.',
  'Processor time is that of the whole machine, which does nothing else. That of a stage is what its suites say: some of what Chromium starts is missing; its wall time is that of its tasks one after the other, while others run beside them.',
];
const CHANGED = join('mfe-jobs', 'src', 'features', 'matching', 'advanced-note.tsx');
/** Earlier rounds of this clone count: three take too long at once. */
const KEPT_ROUNDS = 3;
const ROUNDS_FILE = join(repositoryRoot, '.data', 'bench', 'test-runs.json');

/** Busy seconds of all cores since boot. */
const busySeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) /
  1_000;

async function test(name: Run, folder: string, env: Environment): Promise<Measurement> {
  const site = join(folder, 'site');
  const [cpu, start] = [busySeconds(), performance.now()];
  const { code } = await runCommand('npm', ['test'], { cwd: site, env, isShown: true });
  if (code !== 0) throw new Error('npm test fails in a fresh clone');
  const wall = (performance.now() - start) / 1_000;
  console.log(`-- ${name}: ${Math.round(wall)} s`);
  return {
    wall,
    cpu: busySeconds() - cpu,
    stages: JSON.parse(readFileSync(join(site, 'test-results', 'stages.json'), 'utf8')) as Stage[],
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

async function measureOnce(): Promise<Round> {
  const { env, remove } = await freshHome();
  const measure = (name: Run, folder: string) => test(name, folder, env);
  try {
    const cold = await inClone((folder) => measure('cold, a fresh clone', folder));
    return await inClone(async (folder) => {
      const unchanged = await measure('nothing changed, another fresh clone', folder);
      appendFileSync(join(folder, 'site', CHANGED), '// Changed.\n');
      return {
        'cold, a fresh clone': cold,
        'nothing changed, another fresh clone': unchanged,
        'one file of mfe-jobs changed': await measure('one file of mfe-jobs changed', folder),
      };
    });
  } finally {
    remove();
  }
}

function stageFigures(runs: readonly Measurement[]): Figure[] {
  const targets = runs[0]?.stages.map(({ target }) => target) ?? [];
  return targets.flatMap((target) => {
    const taken = runs.flatMap(({ stages }) => stages.filter((stage) => stage.target === target));
    const cpu = taken.flatMap(({ cpuSeconds }) => cpuSeconds ?? []);
    const wall = taken.map(({ seconds }) => seconds);
    return [
      { name: `cold, ${target}: wall`, unit: 's', value: medianOf(wall) },
      ...(cpu.length > 0
        ? [{ name: `cold, ${target}: processor`, unit: 's', value: medianOf(cpu) } as const]
        : []),
    ] satisfies Figure[];
  });
}

const figuresOf = (name: Run, runs: readonly Measurement[]): Figure[] => [
  {
    name,
    unit: 's',
    value: medianOf(runs.map(({ wall }) => wall)),
    target: { atMost: RUNS[name] },
  },
  ...runs.map(({ wall }, index): Figure => ({
    name: `${name}: run ${index + 1}`,
    unit: 's',
    value: wall,
  })),
  { name: `${name}: processor`, unit: 's', value: medianOf(runs.map(({ cpu }) => cpu)) },
];

const readRounds = (): Round[] =>
  existsSync(ROUNDS_FILE) ? (JSON.parse(readFileSync(ROUNDS_FILE, 'utf8')) as Round[]) : [];

/** Runs one more round in fresh clones and reports the medians of the newest three. */
export async function runTestRuns(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { keep: { type: 'boolean', default: false } },
  });
  const machine = machineFacts();
  const rounds = [...readRounds(), await measureOnce()].slice(-KEPT_ROUNDS);
  mkdirSync(dirname(ROUNDS_FILE), { recursive: true });
  writeFileSync(ROUNDS_FILE, JSON.stringify(rounds));
  const names = Object.keys(RUNS) as Run[];
  const runsOf = (name: Run) => rounds.map((round) => round[name]);
  const result = resultOf('test-runs', machine, {
    method: METHOD,
    figures: [
      ...names.flatMap((name) => figuresOf(name, runsOf(name))),
      ...stageFigures(runsOf('cold, a fresh clone')),
    ],
  });
  if (values.keep && rounds.length === KEPT_ROUNDS) writeResult(result);
  return showResult(result);
}
