import { repositoryRoot } from '../src/workspace/repository-root';
import { runTool } from '../src/workspace/run-command';

type Benchmark = (options: readonly string[]) => Promise<number>;

// Loaded when asked for: they import servers whose generated code need not exist yet.
const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  counts: async () => (await import('./counts/run-counts')).runCounts,
};

const USAGE = `Usage: npm run bench -- <${Object.keys(BENCHMARKS).join(' | ')}> [options]`;

async function generate(): Promise<boolean> {
  const { code, output } = await runTool('nx/dist/bin/nx.js', [
    ...['run-many', '-t', 'generate', '--parallel=2', '--outputStyle=static'],
  ]);
  if (code !== 0) console.error(output);
  return code === 0;
}

/** Runs one benchmark by its name. Returns the exit code. */
export async function runBench([name = '', ...options]: readonly string[]): Promise<number> {
  const load = BENCHMARKS[name];
  if (!load) {
    console.error(USAGE);
    return 2;
  }
  process.chdir(repositoryRoot);
  if (!(await generate())) return 1;
  return (await load())(options);
}
