import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '@tbt/workspace/projects';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { overBudget, readBudgets } from './budgets';

const budgets = { '@tbt/gateway:test': 30 };

it('reports a suite over its budget', () => {
  expect(overBudget('@tbt/gateway:test', 30, budgets)).toBeUndefined();
  expect(overBudget('@tbt/gateway:test', 31.4, budgets)).toBe(
    '@tbt/gateway:test took 31 s of processor time, its budget is 30 s',
  );
});

it('reports a suite without a budget, and none when the time is unknown', () => {
  expect(overBudget('@tbt/shell:test', 4, budgets)).toBe(
    '@tbt/shell:test has no budget, it took 4 s',
  );
  expect(overBudget('@tbt/shell:test', null, budgets)).toBeUndefined();
});

it('has budgets for projects that there are', () => {
  const projects = Object.keys(readBudgets()).map((task) => task.replace(/:[^:]+$/, ''));
  expect(projects.length).toBeGreaterThan(10);
  const isThere = (name: string) =>
    existsSync(join(repositoryRoot, projectFolder(name) ?? 'missing', 'package.json'));
  expect(projects.filter((name) => !isThere(name))).toEqual([]);
});
