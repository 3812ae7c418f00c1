import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '../postgres/test-postgres';
import { cpuSecondsOfChildren } from './cpu-seconds';
import { emptyGrounds } from './grounds';
import { forgetReport, writeReport } from './suite-report';
import { SUITES } from './suites';
import { jestSuite } from './suites/jest-suite';
import type { TestCounts } from './test-counts';

async function countTests(
  project: string,
  target: string,
  args: readonly string[],
): Promise<TestCounts> {
  const reports = mkdtempSync(join(tmpdir(), 'tbt-reports-'));
  const env = { TEST_DEEP: process.env.TEST_DEEP };
  const suite = SUITES.find(({ name }) => name === target);
  try {
    if (!suite) return await jestSuite({ project, args, env, reports });
    const server = suite.needsDatabase ? await startTestPostgres() : undefined;
    try {
      const lay = server ? emptyGrounds(server) : () => Promise.reject(new Error('no database'));
      return await suite.run({ project, args, env, reports, lay });
    } finally {
      await server?.stop();
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

/**
 * Runs one suite of one project and writes its report.
 * @param project - folder seen from the repository.
 * @param target - name of the Nx target; one that is no suite of its own is a set of jest tests.
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
