import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSecondsOfChildren } from './cpu-seconds';
import { forgetReport, writeReport } from './suite-report';
import type { TestCounts } from './test-counts';

/** Targets that are jest tests of a project; the others have a suite of their own name. */
const JEST_TARGETS = new Set(['test', 'graph', 'repository']);

async function countTests(
  project: string,
  target: string,
  args: readonly string[],
): Promise<TestCounts> {
  const reports = mkdtempSync(join(tmpdir(), 'tbt-reports-'));
  const context = { project, args, reports, env: { TEST_DEEP: process.env.TEST_DEEP } };
  try {
    // Loaded when needed: unit tests depend on neither services nor a database.
    if (JEST_TARGETS.has(target)) {
      const { jestSuite } = await import('./suites/jest-suite');
      return await jestSuite(context);
    }
    const { runStackSuite } = await import('./run-stack-suite');
    return await runStackSuite(target, context);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

/**
 * Runs one suite of one project and writes its report.
 * @param project - folder seen from the repository.
 * @param target - name of the Nx target.
 * @param args - for the test runner: patterns of files, names of tests.
 * @returns whether everything passed.
 */
export async function runSuite(
  project: string,
  target: string,
  args: readonly string[],
): Promise<boolean> {
  forgetReport(project, target);
  const counts = await countTests(project, target, args);
  writeReport(project, target, { ...counts, cpuSeconds: cpuSecondsOfChildren() });
  return counts.failed === 0;
}
