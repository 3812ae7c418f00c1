import { compareBytes, measurePages, readBudgets, writeBudgets } from './byte-budgets';

const KB = 1_000;
const UPDATE = 'npm run bench -- budgets --update';

/** Compares the built pages with their budgets. @returns the exit code. */
export function checkBudgets(args: readonly string[]): number {
  const measured = measurePages();
  if (args.includes('--update')) writeBudgets(measured);
  for (const [name, { bytes, goal }] of Object.entries(measured)) {
    const note = bytes > goal * KB ? `, above the goal of ${goal} KB` : '';
    console.log(`${(bytes / KB).toFixed(1).padStart(7)} KB  ${name}${note}`);
  }
  const { above, lowerable } = compareBytes(readBudgets(), measured);
  for (const line of above) console.error(`✗ ${line}`);
  for (const line of lowerable) console.log(`  lower it by ${UPDATE}: ${line}`);
  return above.length === 0 ? 0 : 1;
}
