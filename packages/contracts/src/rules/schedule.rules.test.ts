import { checkRule } from './issue';
import { availableOnRule } from './schedule.rules';

const issuesOf = (value: object) => {
  const result = checkRule(availableOnRule, value);
  return result.ok ? [] : result.issues.map(({ path, key }) => `${path.join('.')}: ${key}`);
};

describe('a span of a search for professionals', () => {
  const date = '2027-03-01';

  it.each([
    { date },
    { date, lastDate: null },
    { date, lastDate: date },
    { date, lastDate: '2027-03-31' },
    { date, startTime: '08:00', endTime: '02:00' },
  ])('may be %j', (value) => {
    expect(issuesOf(value)).toEqual([]);
  });

  it.each([
    [{ date, lastDate: '2027-04-01' }, 'lastDate: schedule.window'],
    [{ date, lastDate: '2027-02-28' }, 'lastDate: schedule.window'],
    [{ date, lastDate: '2027-02-30' }, 'lastDate: validation.date'],
    [{ date: '' }, 'date: validation.required'],
    [{ date, startTime: '8' }, 'startTime: validation.time'],
  ])('is refused as %j', (value, issue) => {
    expect(issuesOf(value)).toEqual([issue]);
  });
});
