import { checkSteps } from './check-steps';

const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/**
 * Runs the steps one after the other and stops at the first that fails.
 * @param only - parts of step names; empty runs all.
 * @returns whether everything passed.
 */
export async function runCheck(only: readonly string[] = []): Promise<boolean> {
  const isAsked = (name: string) => only.length === 0 || only.some((part) => name.includes(part));
  const steps = checkSteps.filter(({ name, isWanted }) => isAsked(name) && (isWanted?.() ?? true));
  for (const { name, run } of steps) {
    const started = performance.now();
    let problems: string[];
    try {
      problems = await run();
    } catch (error) {
      problems = [error instanceof Error ? error.message : String(error)];
    }
    const mark = problems.length === 0 ? 'ok  ' : 'FAIL';
    console.log(`${mark}  ${name.padEnd(24)} ${seconds(started)}`);
    if (problems.length > 0) {
      console.log(`\n${problems.join('\n')}`);
      return false;
    }
  }
  return true;
}
