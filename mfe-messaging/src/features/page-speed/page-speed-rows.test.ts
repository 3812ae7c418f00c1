import { gradeOf, pageSpeedRows, type PageSpeed } from './page-speed-rows';

const speed = (more: Partial<PageSpeed>): PageSpeed => ({
  ...{ __typename: 'PageSpeed', page: 'jobs', isPhone: true },
  ...{ vital: 'lcp', visits: 3, p75: 1200 },
  ...more,
});

it('has a row for each page and device, in the order of the site', () => {
  const rows = pageSpeedRows([
    speed({ page: 'other' }),
    speed({ vital: 'inp', visits: 2, p75: 100 }),
    speed({}),
    speed({ isPhone: false }),
    speed({ page: 'home', isPhone: false }),
    speed({ page: 'a page of a later release' }),
  ]);
  expect(rows.map(({ page, isPhone }) => [page, isPhone])).toEqual([
    ['home', false],
    ['jobs', true],
    ['jobs', false],
    ['other', true],
  ]);
  expect(rows[1]).toMatchObject({ visits: 3, p75: { lcp: 1200, inp: 100 } });
});

it('grades by the bounds of web vitals', () => {
  expect([2500, 2501, 4000, 4001].map((value) => gradeOf('lcp', value))).toEqual([
    ...['good', 'fair', 'fair', 'poor'],
  ]);
});
