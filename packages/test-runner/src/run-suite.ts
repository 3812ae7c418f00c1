import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSecondsOfChildren } from './cpu-seconds';
import { forgetReport, writeReport } from './suite-report';
import type { TestCounts } from '@tbt/workspace/test-counts';

/** Jest targets; the others have a suite of their own name. */
const JEST_TARGETS = new Set(['test', 'graph', 'repository']);

async function countTests(
  project: string,
  target: string,
  args: readonly string[],
): Promise<TestCounts> {
  const reports = mkdtempSync(join(tmpdir(), 'tbt-reports-'));
  const context = { project, args, reports, env: { TEST_DEEP: process.env.TEST_DEEP } };
  try {
    // Loaded on demand: unit tests need neither services nor a database.
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
