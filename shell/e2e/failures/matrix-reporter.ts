import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ROW } from './row';

interface Row {
  part: string;
  fault: string;
  mode: string;
  state: string;
  seconds: string;
}

/** Prints each row when done, and the whole matrix at the end. */
export default class MatrixReporter implements Reporter {
  private readonly rows: Row[] = [];

  printsToStdio(): boolean {
    return true;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const mark = test.annotations.find(({ type }) => type === ROW)?.description;
    const isGood = result.status === test.expectedStatus;
    const seconds = (result.duration / 1000).toFixed(1);
    console.log(`${isGood ? '✓' : '✗'} ${test.title} (${seconds} s)`);
    for (const { message = '' } of isGood ? [] : result.errors) console.log(message);
    if (!mark) return;
    const row = JSON.parse(mark) as Omit<Row, 'state' | 'seconds'>;
    this.rows.push({ ...row, state: isGood ? 'as expected' : 'FAILED', seconds });
  }

  onEnd(): void {
    const columns = ['part', 'fault', 'mode', 'state', 'seconds'] as const;
    const table = [
      Object.fromEntries(columns.map((name) => [name, name])) as unknown as Row,
      ...this.rows,
    ];
    const width = (name: keyof Row) => Math.max(...table.map((row) => row[name].length));
    const lines = table.map((row) =>
      columns.map((name) => row[name].padEnd(width(name))).join('  '),
    );
    console.log(`\n${lines.join('\n')}\n`);
  }
}
