import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createScratchRepository } from '@tbt/workspace/scratch-repository';

const TEXTS = [
  ...['--title', 'Tried out', '--title-fr', 'Essayé'],
  ...['--lead', 'What was tried out.', '--lead-fr', 'Ce qui a été essayé.'],
];
// In this order: routes and pages read what modules add.
const MADE: readonly string[][] = [
  ['module', 'tried-notes', '--subgraph', 'subgraph-messaging'],
  ['module', 'tried-shifts', '--subgraph', 'subgraph-marketplace'],
  ['module', 'tried-searches', '--subgraph', 'subgraph-identity'],
  ['route', 'tried-notes', '--field', 'triedNotes'],
  ['route', 'tried-shifts', '--field', 'triedShift'],
  ['route', 'tried-offers', '--field', 'jobs', '--access', 'anyone'],
  ['page', 'tried-notes', '--mfe', 'mfe-messaging', ...TEXTS],
  ['page', 'tried-offers', '--mfe', 'mfe-jobs', '--field', 'jobs', '--access', 'anyone', ...TEXTS],
  ['feature', 'tried-hints', '--mfe', 'mfe-profile', ...TEXTS],
  ['component', 'tried-note'],
];
const TOUCHED = [
  ...['packages/contracts', 'packages/performance', 'design-system', 'shell', 'gateway'],
  ...['subgraph-identity', 'subgraph-marketplace', 'subgraph-messaging'],
  ...['mfe-jobs', 'mfe-messaging', 'mfe-profile'],
];
const MINUTE_MS = 60_000;

let repository: ReturnType<typeof createScratchRepository>;
beforeAll(() => {
  repository = createScratchRepository();
}, 2 * MINUTE_MS);
afterAll(() => repository?.remove());

const inCopy = (path: string) => join(repository.folder, path);

/** Runs a program in the copy. @returns its output when it failed. */
function problemsOf(file: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inCopy(file), ...args], {
    cwd: repository.folder,
    encoding: 'utf8',
    // Clears the runner's module resolution.
    env: { ...process.env, NODE_OPTIONS: '', JEST_WORKER_ID: undefined },
  });
  return status === 0 ? '' : `${stdout}\n${stderr}`;
}

const testProblems = (project: string, ...files: string[]) =>
  problemsOf(
    'node_modules/jest/bin/jest.js',
    ...['-c', `${project}/package.json`, '--maxWorkers=2'],
    ...files,
  );

/** Files changed since the copy. */
const changedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-mo', '--exclude-standard'], {
    cwd: repository.folder,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

const typeProblems = (project: string) =>
  problemsOf('node_modules/typescript-native/bin/tsc', '-p', project, '--pretty', 'false')
    .split('\n')
    .filter((line) => line.includes('error TS'));

const NEW_TESTS: readonly [project: string, files: readonly string[]][] = [
  ['subgraph-messaging', ['tried-notes', 'src/modules/base']],
  ['subgraph-marketplace', ['tried-shifts']],
  ['subgraph-identity', ['tried-searches']],
  ['gateway', ['tried-', 'rest-rules']],
  ['mfe-messaging', ['tried-notes']],
  ['mfe-jobs', ['tried-offers']],
  ['mfe-profile', ['tried-hints']],
  ['design-system', ['tried-note', 'src/index.test', 'test/']],
  ['shell', ['src/site/route-table']],
];

it.each(MADE)(
  'makes %s %s',
  (...words) => {
    expect(problemsOf('packages/generators/bin/new.mjs', ...words)).toBe('');
  },
  MINUTE_MS,
);

it('refuses to make the same again', () => {
  expect(problemsOf('packages/generators/bin/new.mjs', 'component', 'tried-note')).toContain(
    'has a component tried-note already',
  );
});

it.each(TOUCHED)(
  'has right types in %s',
  (project) => {
    expect(typeProblems(project)).toEqual([]);
  },
  2 * MINUTE_MS,
);

it(
  'passes the lint rules',
  () => {
    const files = changedFiles().filter((file) => /\.tsx?$/.test(file));
    expect(problemsOf('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...files)).toBe(
      '',
    );
  },
  4 * MINUTE_MS,
);

it(
  'is formatted',
  () => {
    const files = changedFiles();
    const args = ['--check', '--ignore-unknown', ...files];
    expect(problemsOf('node_modules/prettier/bin/prettier.cjs', ...args)).toBe('');
  },
  MINUTE_MS,
);

it(
  'composes, and nothing committed is out of date',
  () => {
    const register = ['--require', inCopy('packages/workspace/register.cjs')];
    expect(problemsOf('packages/presets/bin/compose.mjs', '--check')).toBe('');
    const { status } = spawnSync(
      process.execPath,
      [...register, inCopy('gateway/src/print-openapi.ts'), '--check'],
      { cwd: repository.folder },
    );
    expect(status).toBe(0);
  },
  MINUTE_MS,
);

it(
  'has migrations that make what the schemas say',
  () => {
    expect(testProblems('packages/presets', 'test/graph/migrations')).toBe('');
  },
  3 * MINUTE_MS,
);

it.each(NEW_TESTS)(
  'passes its tests in %s',
  (project, files) => {
    expect(testProblems(project, ...files)).toBe('');
  },
  4 * MINUTE_MS,
);
