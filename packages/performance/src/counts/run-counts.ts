import { prepareTestDatabases, releaseTestDatabases } from '@tbt/service-kit/test-databases';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { alertCases } from './alert-cases';
import { clinicAlertCases } from './clinic-alert-cases';
import { appCases } from './app-cases';
import { planCases } from './plan-cases';
import { officeCases } from './office-cases';
import { teamCases } from './team-cases';
import { pushCases } from './push-cases';
import { supportCases } from './support-cases';
import { openBenchStack } from './bench-stack';
import { buildBenchWorld } from './bench-world';
import { bookingCases } from './booking-cases';
import { compareCounts, readBounds, writeBounds } from './counts';
import { measureOperations, uncoveredProblems, type Measurement } from './measure-operations';
import { matchingCases } from './matching-cases';
import { moneyCases } from './money-cases';
import { emergencyCases } from './emergency-cases';
import { relationCases } from './relation-cases';
import { restCases } from './rest-cases';
import { sentOperations } from './sent-operations';
import { shiftCases } from './shift-cases';
import { workCases } from './work-cases';

const cases = {
  ...appCases,
  ...planCases,
  ...officeCases,
  ...teamCases,
  ...pushCases,
  ...supportCases,
  ...shiftCases,
  ...bookingCases,
  ...moneyCases,
  ...workCases,
  ...matchingCases,
  ...alertCases,
  ...relationCases,
  ...restCases,
  ...emergencyCases,
  ...clinicAlertCases,
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

/** Compares the counts of every operation with the committed bounds; `--update` writes them. @returns the exit code. */
export async function runCounts(options: readonly string[]): Promise<number> {
  const { table, problems } = await measure(options.includes('--verbose'));
  show('These counts cannot be trusted:', problems);
  if (problems.length > 0) return 1;
  if (options.includes('--update')) {
    writeBounds(table);
    console.log(`wrote the counts of ${Object.keys(table).length} operations`);
    return 0;
  }
  const { above, lowerable } = compareCounts(readBounds(), table);
  show(`Above their bounds. Look for a missing loader; if it has to be so, ${UPDATE}:`, above);
  show(`These bounds could be lowered with ${UPDATE}:`, lowerable);
  console.log(`${Object.keys(table).length} operations, ${above.length} counts above their bounds`);
  return above.length > 0 ? 1 : 0;
}
