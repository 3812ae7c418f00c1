import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../workspace/repository-root';

/** Processor time in seconds that a suite may take, by `project:target`: what it took, and half as much again. */
export type Budgets = Readonly<Record<string, number>>;

const FILE = join(repositoryRoot, 'packages', 'build-kit', 'test-budgets.json');

export const readBudgets = (): Budgets => JSON.parse(readFileSync(FILE, 'utf8')) as Budgets;

/** What to say of a suite that took more than its budget, or has none; undefined when all is well. */
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
