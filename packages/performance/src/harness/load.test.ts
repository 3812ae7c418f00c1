import { readReport } from './load';

const said = (report: object) => `Running 1s test\n\n${JSON.stringify(report)}\n`;
const whole = { requests: 500, microseconds: 2_000_000, compared: 500, mismatches: 0, errors: 0 };

it('reads requests per second', () => {
  expect(readReport(said(whole))).toEqual({ requestsPerSecond: 250 });
});

it('refuses a slice with a wrong answer', () => {
  expect(() => readReport(said({ ...whole, mismatches: 1 }))).toThrow('1 of 500 answers');
  expect(() => readReport(said({ ...whole, errors: 2 }))).toThrow('2 calls failed');
  expect(() => readReport('unable to connect')).toThrow('Nothing was answered');
});
