import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface TestFailure {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly failures?: readonly TestFailure[];
}

/** Lines per failed test in the summary. */
const SHOWN_LINES = 8;
const SHOWN_COLUMNS = 160;

export const addCounts = (left: TestCounts, right: TestCounts): TestCounts => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  failures: [...(left.failures ?? []), ...(right.failures ?? [])],
});

interface JestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
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

/** A failed run without a report or a named failure counts as one failure. */
function withExitCode(counts: TestCounts, code: number): TestCounts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const failureOf = (title: string, messages: readonly (string | undefined)[]): TestFailure => ({
  title,
  lines: messages
    .flatMap((message = '') => stripVTControlCharacters(message).split('\n'))
    .filter((line) => line.trim() !== '')
    .slice(0, SHOWN_LINES)
    .map((line) => line.slice(0, SHOWN_COLUMNS)),
});

const jestFailures = ({ testResults = [] }: JestReport): TestFailure[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = basename(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failureOf(file, [message])] : [];
    return failed.map(({ fullName, failureMessages = [] }) =>
      failureOf(`${file}: ${fullName}`, failureMessages),
    );
  });

const playwrightFailures = ({ specs = [], suites = [] }: PlaywrightSuite): TestFailure[] => [
  ...specs.flatMap(({ title, tests }) => {
    const failed = tests.filter(({ status }) => status === 'unexpected');
    const errors = failed.flatMap(({ results = [] }) => results.flatMap((result) => result.errors));
    const messages = errors.map(({ message }) => message);
    return failed.length > 0 ? [failureOf(title, messages)] : [];
  }),
  ...suites.flatMap(playwrightFailures),
];

/** A file that does not load counts as one failure. */
export function jestCounts(file: string, code: number): TestCounts {
  const report = readReport<JestReport>(file);
  if (!report) return withExitCode({ passed: 0, failed: 0 }, code || 1);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const failures = jestFailures(report);
  return withExitCode({ passed: report.numPassedTests, failed, failures }, code);
}

/** A journey that passed on its second attempt counts as passed. */
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
