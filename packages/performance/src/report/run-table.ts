import { readCounts } from '../counts/counts-file';
import { readResult } from '../harness/results-file';
import { showResult } from '../harness/show-result';
import { SECTIONS } from './sections';

export async function runTable(): Promise<number> {
  for (const { benchmark } of SECTIONS) {
    const result = readResult(benchmark);
    if (!result) continue;
    const { takenOn, machine } = result;
    console.log(
      `\n${takenOn}, ${machine.cores} cores of ${machine.processor}, Node ${machine.node}`,
    );
    showResult(result);
  }
  console.log(`\ncounts: ${Object.keys(readCounts()).length} operations, exact`);
  console.log('\nWhat it says and where the time goes: docs/performance.md');
  return 0;
}
