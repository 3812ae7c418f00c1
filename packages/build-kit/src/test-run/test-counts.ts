import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Titles of the tests that failed, as far as a report has them. */
  readonly failures?: readonly string[];
}

export const addCounts = (left: TestCounts, right: TestCounts): TestCounts => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  failures: [...(left.failures ?? []), ...(right.failures ?? [])],
});

interface JestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
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

/** Failed tests of a jest report; a file that did not load stands for its tests. */
const jestFailures = ({ testResults = [] }: JestReport): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [basename(name)] : [];
    return failed.map(({ fullName }) => `${basename(name)}: ${fullName}`);
  });

/** Titles of the failed tests of a Playwright report. */
const playwrightFailures = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ title }) => title),
  ...suites.flatMap(playwrightFailures),
];

/** Counts of a jest report; a file that does not load counts as one failure. */
export function jestCounts(file: string, code: number): TestCounts {
  const report = readReport<JestReport>(file);
  if (!report) return withExitCode({ passed: 0, failed: 0 }, code || 1);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const failures = jestFailures(report);
  return withExitCode({ passed: report.numPassedTests, failed, failures }, code);
}

/** Counts of a Playwright report; a journey that needed a second attempt passed. */
export function playwrightCounts(file: string, code: number): TestCounts {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return withExitCode({ passed: 0, failed: 0 }, code || 1);
  const { expected, flaky, unexpected } = report.stats;
  return withExitCode(
    {
      passed: expected + flaky,
      failed: unexpected + report.errors.length,
      failures: playwrightFailures(report),
    },
    code,
  );
}
