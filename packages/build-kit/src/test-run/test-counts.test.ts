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
    const file = report({ numPassedTests: 8, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
    expect(jestCounts(file, 1)).toEqual({ passed: 8, failed: 3 });
  });

  it('counts a journey that passed at its second attempt as passed', () => {
    const file = report({ stats: { expected: 3, flaky: 1, unexpected: 2 }, errors: [] });
    expect(playwrightCounts(file, 1)).toEqual({ passed: 4, failed: 2 });
  });

  it('never takes a run without a report, or a bad exit code, for a success', () => {
    expect(jestCounts(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
    const clean = report({ numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0 });
    expect(jestCounts(clean, 137)).toEqual({ passed: 1, failed: 1 });
  });
});
