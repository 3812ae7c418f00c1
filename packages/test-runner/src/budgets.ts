import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';

/** CPU seconds by `project:target`: 1.5 times the measured value. */
export type Budgets = Readonly<Record<string, number>>;

const FILE = join(repositoryRoot, 'packages', 'test-runner', 'test-budgets.json');

export const readBudgets = (): Budgets => JSON.parse(readFileSync(FILE, 'utf8')) as Budgets;

/** Message for a suite over budget or without one; undefined otherwise. */
export function overBudget(
  task: string,
  cpuSeconds: number | null,
  budgets: Budgets,
): string | undefined {
  if (cpuSeconds === null) return undefined;
  const budget = budgets[task];
  if (budget === undefined) return `${task} has no budget, it took ${cpuSeconds.toFixed(0)} s`;
  if (cpuSeconds <= budget) return undefined;
  return `${task} took ${cpuSeconds.toFixed(0)} s of processor time, its budget is ${budget} s`;
}
