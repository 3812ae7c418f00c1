import { readReport } from './run-lighthouse';

const scored = (score: number | null) => ({ score });
const report = {
  categories: {
    performance: scored(0.745),
    accessibility: scored(1),
    'best-practices': scored(0.96),
    seo: scored(1),
  },
  audits: {
    'first-contentful-paint': { numericValue: 1_800 },
    'largest-contentful-paint': { numericValue: 3_100 },
    'total-blocking-time': { numericValue: 240 },
    'cumulative-layout-shift': { numericValue: 0.02 },
  },
};

it('takes points and times from a report', () => {
  expect(readReport(report)).toEqual({
    ...{ performance: 75, accessibility: 100, bestPractices: 96, seo: 100 },
    ...{ firstPaint: 1_800, largestPaint: 3_100, blocking: 240, shift: 0.02 },
  });
});

it('refuses a report of a page that was not measured', () => {
  expect(() => readReport({ ...report, runtimeError: { message: 'NO_FCP' } })).toThrow('NO_FCP');
  const categories = { ...report.categories, performance: scored(null) };
  expect(() => readReport({ ...report, categories })).toThrow('no performance');
  expect(() => readReport({ ...report, audits: {} })).toThrow('no first-contentful-paint');
});
