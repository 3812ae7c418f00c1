import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cpuSecondsOfChildren } from '@tbt/build-kit/test-run/cpu-seconds';
import { repositoryRoot } from '@tbt/build-kit/workspace/repository-root';
import { runTool } from '@tbt/build-kit/workspace/run-command';
import { machineFacts, resultOf, writeResult, type Figure } from '../harness/results-file';
import { showResult } from '../harness/show-result';
import { dearestFiles, stagesOf, STAGES, type FileStages, type ProjectRun } from './test-stages';

const DEAREST = 15;
const METHOD = [
  'Unit and graph tests of each project by its own jest, one after the other in one worker; the cache is empty before the first.',
  'Processor time of every process, the database server too; the stages are those of the process that runs the tests.',
];

function jestProjects(): string[] {
  const folders = ['.', 'packages'].flatMap((parent) =>
    readdirSync(join(repositoryRoot, parent)).map((name) => join(parent, name)),
  );
  return folders.filter((folder) => {
    const file = join(repositoryRoot, folder, 'package.json');
    return folder !== '.' && existsSync(file) && 'jest' in JSON.parse(readFileSync(file, 'utf8'));
  });
}

async function runProject(project: string, cache: string): Promise<ProjectRun> {
  const report = join(cache, 'stages.json');
  const [cpu, start] = [cpuSecondsOfChildren() ?? 0, performance.now()];
  const { code } = await runTool(
    'jest/bin/jest.js',
    [
      ...['-c', join(repositoryRoot, project, 'package.json')],
      ...['--maxWorkers=1', '--workerIdleMemoryLimit=700MB'],
      ...['--testPathIgnorePatterns', '/(node_modules|dist|repository|lint-fixtures)/'],
      '\\.deep\\.test\\.',
      `--testRunner=${require.resolve('./stage-runner.cjs')}`,
      ...[`--reporters=${require.resolve('./stage-reporter.cjs')}`, '--reporters=summary'],
    ],
    { env: { NODE_ENV: 'test', XDG_CACHE_HOME: cache, TEST_STAGES_FILE: report }, isShown: true },
  );
  if (code !== 0) throw new Error(`The tests of ${project} fail: their time says nothing`);
  return {
    project,
    cpu: (cpuSecondsOfChildren() ?? 0) - cpu,
    wall: (performance.now() - start) / 1_000,
    files: JSON.parse(readFileSync(report, 'utf8')) as FileStages[],
  };
}

const seconds = (name: string, value: number): Figure => ({ name, unit: 's', value });

const sharesOf = (run: ProjectRun) =>
  STAGES.map((part) => ({ part, share: stagesOf(run)[part] / run.cpu })).sort(
    (a, b) => b.share - a.share,
  );

export async function runTests(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { keep: { type: 'boolean', default: false } },
  });
  const machine = machineFacts();
  const cache = mkdtempSync(join(tmpdir(), 'tbt-bench-tests-'));
  const runs: ProjectRun[] = [];
  try {
    for (const project of positionals.length > 0 ? positionals : jestProjects()) {
      runs.push(await runProject(project, cache));
    }
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
  const all = runs.reduce(
    (sum, { cpu, wall, files }) => ({
      ...{ project: 'all projects', cpu: sum.cpu + cpu, wall: sum.wall + wall },
      files: [...sum.files, ...files],
    }),
    { project: 'all projects', cpu: 0, wall: 0, files: [] as FileStages[] },
  );
  const result = resultOf('tests', machine, {
    method: METHOD,
    figures: [
      ...[all, ...runs].flatMap(({ project, cpu, wall }) => [
        seconds(`${project}: processor`, cpu),
        seconds(`${project}: wall`, wall),
      ]),
      ...STAGES.map((stage) => seconds(`stage: ${stage}`, stagesOf(all)[stage])),
      ...dearestFiles(runs, DEAREST).map(({ path, cpu }) => seconds(path, cpu)),
    ],
    breakdowns: [all, ...runs].map((run) => ({ of: run.project, shares: sharesOf(run) })),
  });
  if (values.keep) writeResult(result);
  return showResult(result);
}
