import {
  misreadFilters,
  noJobFilters,
  readableFilters,
  toGraphSearch,
  typedFilters,
} from './job-filters';

const typed = (overrides: Partial<typeof noJobFilters>) => ({ ...noJobFilters, ...overrides });

describe('filters of an address', () => {
  it.each([
    [{ postalCode: 'm5h1a1' }, { postalCode: 'M5H 1A1' }],
    [{ minRate: '45,5' }, { minRate: '45.50' }],
    [{ city: '  Laval ' }, { city: 'Laval' }],
    [
      { maxDistance: '25', sort: 'nearest' },
      { maxDistance: '25', sort: 'nearest' },
    ],
  ])('%j is read as %j', (given, expected) => {
    expect(readableFilters(typed(given))).toEqual(typed(expected));
    expect(misreadFilters(typed(given))).toEqual([]);
  });

  it.each([
    [{ province: 'Texas' }, ['province']],
    [{ role: 'pilot' }, ['role']],
    [{ postalCode: '90210' }, ['postalCode']],
    [{ minRate: '1e3' }, ['minRate']],
    [{ minRate: '-5' }, ['minRate']],
    [{ dateFrom: '2027-02-30' }, ['dateFrom']],
    [{ dateFrom: '2027-03-05', dateTo: '2027-03-04' }, ['dateTo']],
    [{ maxDistance: '999' }, ['maxDistance']],
    [{ sort: 'random' }, ['sort']],
  ])('%j is not understood', (given, names) => {
    expect(misreadFilters(typed(given))).toEqual(names);
    expect(readableFilters(typed(given))).toMatchObject(
      Object.fromEntries(names.map((name) => [name, ''])),
    );
  });

  it('an empty address asks for everything, the soonest first', () => {
    const filters = readableFilters(typedFilters(new URLSearchParams()));
    expect(toGraphSearch(filters)).toEqual({ filter: {}, near: null, sort: 'soonest' });
  });

  it('a postal code narrows only together with a distance', () => {
    const postalCode = 'M5H 1A1';
    expect(toGraphSearch(typed({ postalCode }))).toEqual({
      filter: {},
      near: { postalCode },
      sort: 'soonest',
    });
    expect(toGraphSearch(typed({ postalCode, maxDistance: '10', schedule: 'half-day' }))).toEqual({
      filter: { maxDistance: 10, near: { postalCode }, schedule: 'half_day' },
      near: { postalCode },
      sort: 'soonest',
    });
  });
});
