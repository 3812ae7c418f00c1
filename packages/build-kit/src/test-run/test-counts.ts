import { readFileSync } from 'node:fs';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

export const addCounts = (left: TestCounts, right: TestCounts): TestCounts => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
});

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** A run that ends badly without a report, or with one that names no failure, counts as one. */
function withExitCode(counts: TestCounts, code: number): TestCounts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Counts of a jest report; a file that does not load counts as one failure. */
export function jestCounts(file: string, code: number): TestCounts {
  const report = readReport<JestReport>(file);
  if (!report) return withExitCode({ passed: 0, failed: 0 }, code || 1);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return withExitCode({ passed: report.numPassedTests, failed }, code);
}

/** Counts of a Playwright report; a journey that needed a second attempt passed. */
export function playwrightCounts(file: string, code: number): TestCounts {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return withExitCode({ passed: 0, failed: 0 }, code || 1);
  const { expected, flaky, unexpected } = report.stats;
  return withExitCode(
    { passed: expected + flaky, failed: unexpected + report.errors.length },
    code,
  );
}
