import { recurrenceOf, ruleOf, weekdayOf, type Recurrence } from './recurrence';

it.each<[rule: string, recurrence: Recurrence]>([
  ['', { repeat: 'never', days: [], until: '' }],
  ['FREQ=DAILY', { repeat: 'daily', days: [], until: '' }],
  ['FREQ=WEEKLY;BYDAY=MO,FR', { repeat: 'weekly', days: ['MO', 'FR'], until: '' }],
  ['FREQ=WEEKLY;INTERVAL=2;UNTIL=20270305', { repeat: 'biweekly', days: [], until: '2027-03-05' }],
  ['FREQ=MONTHLY', { repeat: 'monthly', days: [], until: '' }],
])('%s is read and written the same', (rule, recurrence) => {
  expect(recurrenceOf(rule)).toEqual(recurrence);
  expect(ruleOf(recurrence)).toBe(rule);
});

it.each(['FREQ=MONTHLY;BYDAY=2TU', 'FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY;COUNT=3', 'words'])(
  '%s is beyond the form',
  (rule) => expect(recurrenceOf(rule)).toBeNull(),
);

it('knows the weekday of a date', () => {
  expect(['2026-12-06', '2026-12-07', '2026-12-12'].map(weekdayOf)).toEqual(['SU', 'MO', 'SA']);
});
