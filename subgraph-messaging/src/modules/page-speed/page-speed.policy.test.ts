import { pageSpeedsOf, stepsOfVisit } from './page-speed.policy';
import type { PageSpeedCount } from './page-speed.types';

it('counts a visit in the next step above each of its values', () => {
  const visit = { page: 'jobs', isPhone: true, lcp: 1201, inp: null, cls: 0 } as const;
  expect(stepsOfVisit(visit)).toEqual([
    { vital: 'lcp', step: 1500 },
    { vital: 'cls', step: 0 },
  ]);
  expect(stepsOfVisit({ ...visit, lcp: 50, cls: 9000, ttfb: 600_000 })).toEqual([
    { vital: 'lcp', step: 50 },
    { vital: 'cls', step: 1000 },
    { vital: 'ttfb', step: 30_000 },
  ]);
});

it('tells the step that three of four visits are within, for each page and device', () => {
  const count = (step: number, visits: number, isPhone = true): PageSpeedCount => ({
    ...{ page: 'jobs', isPhone, vital: 'lcp', step, visits },
  });
  expect(
    pageSpeedsOf([count(4000, 1), count(1000, 2), count(2000, 1), count(500, 1, false)]),
  ).toEqual([
    { page: 'jobs', isPhone: true, vital: 'lcp', visits: 4, p75: 2000 },
    { page: 'jobs', isPhone: false, vital: 'lcp', visits: 1, p75: 500 },
  ]);
  expect(pageSpeedsOf([])).toEqual([]);
});
