import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkBreakingChanges, checkClientOperations, checkDrift } from '../compose';
import type { GraphReport } from '../compose';
import { startTestPostgres } from '../postgres/test-postgres';
import { repositoryRoot } from '../workspace/repository-root';
import { runCommand, runTool } from '../workspace/run-command';
import type { CommandResult } from '../workspace/run-command';
import { envExampleProblems } from './env-example';
import { prismaDriftProblems } from './prisma-drift';

/** One thing to check. `run` returns what is wrong, empty when all is well. */
export interface CheckStep {
  readonly name: string;
  /** Absent means always. */
  readonly isWanted?: () => boolean;
  run(): Promise<string[]>;
}

const inRepository = (...parts: string[]) => join(repositoryRoot, ...parts);
const failures = ({ code, output }: CommandResult) => (code === 0 ? [] : [output.trim()]);
const problemsOf = (report: GraphReport) => report.problems;

const nx = (targets: string, env: Record<string, string> = {}, parallel = 2) =>
  runTool(
    'nx/dist/bin/nx.js',
    ['run-many', '-t', ...targets.split(' '), `--parallel=${parallel}`, '--outputStyle=static'],
    { env },
  );

async function runUnitTests(): Promise<string[]> {
  const server = await startTestPostgres();
  try {
    // Each project's jest already uses both cores.
    return failures(await nx('test', { TEST_POSTGRES_URL: server.urlFor('postgres') }, 1));
  } finally {
    await server.stop();
  }
}

const printOpenApi = inRepository('gateway', 'src', 'print-openapi.ts');
const runFromSources = inRepository('packages', 'build-kit', 'register.cjs');
const benchmark = inRepository('packages', 'build-kit', 'bin', 'bench.mjs');

const openApiProblems = async (): Promise<string[]> =>
  failures(await runCommand(process.execPath, ['-r', runFromSources, printOpenApi, '--check']));

/** Everything `npm run check` looks at, the quickest answers first. */
export const checkSteps: readonly CheckStep[] = [
  {
    name: 'format',
    run: async () =>
      failures(await runTool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])),
  },
  { name: 'environment variables', run: async () => envExampleProblems() },
  { name: 'composition drift', run: async () => problemsOf(checkDrift()) },
  { name: 'breaking schema changes', run: async () => problemsOf(await checkBreakingChanges()) },
  { name: 'client operations', run: async () => problemsOf(await checkClientOperations()) },
  { name: 'migrations', run: prismaDriftProblems },
  { name: 'types', run: async () => failures(await nx('typecheck')) },
  { name: 'lint', run: async () => failures(await nx('lint')) },
  {
    name: 'openapi drift',
    isWanted: () => existsSync(printOpenApi),
    run: openApiProblems,
  },
  { name: 'unit tests', run: runUnitTests },
  {
    name: 'exact counts',
    isWanted: () => existsSync(benchmark),
    run: async () => failures(await runCommand(process.execPath, [benchmark, 'counts'])),
  },
];
