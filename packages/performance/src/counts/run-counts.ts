import {
  prepareTestDatabases,
  releaseTestDatabases,
} from '@tbt/build-kit/jest/prepare-test-databases';
import { repositoryRoot } from '@tbt/build-kit/workspace/repository-root';
import { appCases } from './app-cases';
import { openBenchStack } from './bench-stack';
import { buildBenchWorld } from './bench-world';
import { compareCounts } from './compare-counts';
import { bookingCases } from './booking-cases';
import { readCounts, writeCounts } from './counts-file';
import { measureOperations, uncoveredProblems, type Measurement } from './measure-operations';
import { matchingCases } from './matching-cases';
import { relationCases } from './relation-cases';
import { restCases } from './rest-cases';
import { sentOperations } from './sent-operations';
import { shiftCases } from './shift-cases';

const cases = {
  ...appCases,
  ...shiftCases,
  ...bookingCases,
  ...matchingCases,
  ...relationCases,
  ...restCases,
};
const UPDATE = 'npm run bench -- counts --update';

async function measure(isVerbose: boolean): Promise<Measurement> {
  const operations = await sentOperations();
  const uncovered = uncoveredProblems(operations, cases);
  await prepareTestDatabases([repositoryRoot]);
  try {
    const stack = await openBenchStack();
    try {
      const world = await buildBenchWorld(stack);
      const onStatement = (entry: string, database: string, statement: string) =>
        console.log(`${entry}  ${database}: ${statement.replace(/\s+/g, ' ').slice(0, 400)}`);
      const bench = { stack, world, ...(isVerbose ? { onStatement } : {}) };
      const { table, problems } = await measureOperations(bench, operations, cases);
      return { table, problems: [...uncovered, ...problems] };
    } finally {
      await stack.close();
    }
  } finally {
    await releaseTestDatabases();
  }
}

const show = (title: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

/** Compares the counts of every operation with the committed ones; `--update` commits them. @returns the exit code. */
export async function runCounts(options: readonly string[]): Promise<number> {
  const { table, problems } = await measure(options.includes('--verbose'));
  show('These counts cannot be trusted:', problems);
  if (problems.length > 0) return 1;
  if (options.includes('--update')) {
    writeCounts(table);
    console.log(`wrote the counts of ${Object.keys(table).length} operations`);
    return 0;
  }
  const { grown, fallen } = compareCounts(readCounts(), table);
  show(`Counts grew. Look for a missing loader; if it has to be so, ${UPDATE}:`, grown);
  show(`Counts fell, well done. Keep it so with ${UPDATE}:`, fallen);
  if (grown.length + fallen.length > 0) return 1;
  console.log(`${Object.keys(table).length} operations cost what they did`);
  return 0;
}
