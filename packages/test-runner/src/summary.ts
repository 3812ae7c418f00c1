import { projectFolder } from '@tbt/workspace/projects';
import { overBudget, readBudgets } from './budgets';
import type { TaskResult } from './run-nx';
import { readReport, writeStages, type Stage, type SuiteReport } from './suite-report';
import { addCounts, type TestCounts } from '@tbt/workspace/test-counts';

const SHOWN_FAILURES = 5;

type CountedTask = TaskResult & { readonly report: SuiteReport };

/** A task that is no suite counts as one test; so does a failure without a test's name. */
export function countTask(result: TaskResult, report: SuiteReport | undefined): SuiteReport {
  const isFailed = result.status === 'failed';
  if (!report) return { passed: isFailed ? 0 : 1, failed: isFailed ? 1 : 0, cpuSeconds: null };
  return isFailed && report.failed === 0 ? { ...report, failed: 1 } : report;
}

const counted = (result: TaskResult): CountedTask => {
  const folder = projectFolder(result.project);
  const report = folder === undefined ? undefined : readReport(folder, result.target);
  return { ...result, report: countTask(result, report) };
};

function lineOf(target: string, tasks: readonly CountedTask[]): string {
  const { passed, failed } = total(tasks);
  const replayed = tasks.filter(({ status }) => status === 'replayed').length;
  const seconds = tasks.reduce((sum, task) => sum + task.seconds, 0);
  const cells = [
    target.padEnd(24),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    `${seconds.toFixed(0)} s`.padStart(8),
    replayed > 0 ? `  ${replayed} of ${tasks.length} replayed` : '',
  ];
  return cells.join('').trimEnd();
}

function stageOf(target: string, tasks: readonly CountedTask[]): Stage {
  const seconds = tasks.reduce((sum, task) => sum + task.seconds, 0);
  const known = tasks.flatMap(({ report }) => report.cpuSeconds ?? []);
  const cpuSeconds = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null;
  return { target, seconds, cpuSeconds };
}

const total = (tasks: readonly CountedTask[]): TestCounts =>
  tasks.map(({ report }) => report).reduce<TestCounts>(addCounts, { passed: 0, failed: 0 });

function slowSuites(tasks: readonly CountedTask[]): string[] {
  const budgets = readBudgets();
  return tasks
    .filter(({ status }) => status === 'passed')
    .flatMap(
      ({ project, target, report }) =>
        overBudget(`${project}:${target}`, report.cpuSeconds, budgets) ?? [],
    );
}

/** Prints each target, slow suites and failures. @returns the sum. */
export function summarize(results: readonly TaskResult[], isDeep = false): TestCounts {
  const tasks = results.map(counted);
  const targets = [...new Set(tasks.map(({ target }) => target))];
  const tasksOf = (target: string) => tasks.filter((task) => task.target === target);
  console.log('');
  for (const target of targets) console.log(lineOf(target, tasksOf(target)));
  writeStages(targets.map((target) => stageOf(target, tasksOf(target))));
  // Budgets do not cover deep runs.
  if (!isDeep) for (const line of slowSuites(tasks)) console.log(`SLOW    ${line}`);
  for (const { project, target, report } of tasks) {
    const { failed, failures = [] } = report;
    if (failed > 0) console.log(`FAILED  ${project}:${target}, ${failed}`);
    for (const { title, lines } of failures.slice(0, SHOWN_FAILURES)) {
      console.log(`        ${title}`);
      for (const line of lines) console.log(`          | ${line}`);
    }
  }
  return total(tasks);
}
