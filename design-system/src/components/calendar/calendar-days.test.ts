import { daysOfWeek, movePages, moveYears, weeksOfMonth } from './calendar-days';
import { calendarFormat } from './calendar-format';
import { dayByKey } from './use-calendar-keys';

it.each([
  ['2026-02-10', 0, 4, '2026-02-01', '2026-02-28'],
  ['2026-03-10', 0, 5, '2026-03-01', '2026-04-04'],
  ['2026-03-10', 1, 6, '2026-02-23', '2026-04-05'],
  ['2026-11-30', 6, 5, '2026-10-31', '2026-12-04'],
] as const)(
  'covers the month of %s from weekday %d in %d whole weeks',
  (day, start, rows, first, last) => {
    const weeks = weeksOfMonth(day, start);
    expect(weeks).toHaveLength(rows);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect([weeks.at(0)?.at(0), weeks.at(-1)?.at(-1)]).toEqual([first, last]);
    expect(new Set(weeks.flat()).size).toBe(rows * 7);
  },
);

it('keeps seven days in the weeks in which clocks change', () => {
  expect(daysOfWeek('2026-03-08', 0)).toEqual(
    ['08', '09', '10', '11', '12', '13', '14'].map((day) => `2026-03-${day}`),
  );
  expect(daysOfWeek('2026-11-01', 1).at(0)).toBe('2026-10-26');
});

it.each([
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['month', '2024-02-29', -1, '2024-01-29'],
  ['week', '2026-12-28', 1, '2027-01-04'],
] as const)('turns a page of a %s from %s by %d', (view, day, by, expected) => {
  expect(movePages(view, day, by)).toBe(expected);
});

it('moves a leap day to February 28 in the next year', () => {
  expect(moveYears('2024-02-29', 1)).toBe('2025-02-28');
});

describe('keys', () => {
  const month = {
    view: 'month',
    date: '2026-03-10',
    weekStartsOn: 0,
    direction: 'ltr',
  } as const;

  it.each([
    ['ArrowRight', false, '2026-03-11'],
    ['ArrowLeft', false, '2026-03-09'],
    ['ArrowDown', false, '2026-03-17'],
    ['ArrowUp', false, '2026-03-03'],
    ['Home', false, '2026-03-08'],
    ['End', false, '2026-03-14'],
    ['PageDown', false, '2026-04-10'],
    ['PageUp', false, '2026-02-10'],
    ['PageDown', true, '2027-03-10'],
    ['PageUp', true, '2025-03-10'],
    ['Enter', false, undefined],
    ['a', false, undefined],
  ])('%s (shift: %s) leads to %s', (key, shiftKey, expected) => {
    expect(dayByKey({ key, shiftKey }, month)).toBe(expected);
  });

  it('turn around where the page runs right to left, and turn weeks in a week', () => {
    const press = (key: string) => ({ key, shiftKey: false });
    expect(dayByKey(press('ArrowRight'), { ...month, direction: 'rtl' })).toBe('2026-03-09');
    expect(dayByKey(press('PageDown'), { ...month, view: 'week' })).toBe('2026-03-17');
    expect(dayByKey(press('ArrowDown'), { ...month, view: 'week' })).toBeUndefined();
  });
});

it('writes dates as the locale does', () => {
  const english = calendarFormat('en-CA');
  const french = calendarFormat('fr-CA');
  const days = { first: '2026-03-29', last: '2026-04-04', active: '2026-03-30' };
  expect(english.fullDay('2026-03-09')).toBe('Monday, March 9, 2026');
  expect(french.fullDay('2026-03-09')).toBe('lundi 9 mars 2026');
  expect(english.page('month', days)).toBe('March 2026');
  expect(french.page('month', days)).toBe('mars 2026');
  expect(english.page('week', days)).toMatch(/Mar.* 29.*Apr.* 4, 2026/);
});
