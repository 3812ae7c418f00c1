import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestCounts, playwrightCounts } from './test-counts';

describe('counting tests', () => {
  let folder: string;
  const report = (content: object) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tbt-counts-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('adds files that did not load to the failures of jest', () => {
    const testResults = [
      {
        name: '/rules/money.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          {
            fullName: 'rounds',
            status: 'failed',
            failureMessages: ['\u001b[31mExpected: 2\u001b[39m\n\nReceived: 1'],
          },
        ],
      },
      {
        name: '/rules/broken.test.ts',
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ];
    const counts = { numPassedTests: 8, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
    expect(jestCounts(report({ ...counts, testResults }), 1)).toEqual({
      passed: 8,
      failed: 2,
      failures: [
        { title: 'money.test.ts: rounds', lines: ['Expected: 2', 'Received: 1'] },
        { title: 'broken.test.ts', lines: ['Cannot find module'] },
      ],
    });
  });

  it('counts a journey that passed at its second attempt as passed', () => {
    const results = [{ errors: [{ message: 'Timed out' }] }];
    const spec = (title: string, status: string) => ({ title, tests: [{ status, results }] });
    const suites = [
      { specs: [spec('books', 'expected')], suites: [{ specs: [spec('cancels', 'unexpected')] }] },
      { specs: [spec('pays', 'flaky')] },
    ];
    const file = report({ stats: { expected: 1, flaky: 1, unexpected: 1 }, errors: [], suites });
    expect(playwrightCounts(file, 1)).toEqual({
      passed: 2,
      failed: 1,
      failures: [{ title: 'cancels', lines: ['Timed out'] }],
    });
  });

  it('counts a run without a report, or with a bad exit code, as failed', () => {
    expect(jestCounts(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
    const clean = report({ numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
    expect(jestCounts(clean, 137)).toMatchObject({ passed: 1, failed: 1 });
  });
});
