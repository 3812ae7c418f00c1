import { dueIn } from './due-in';

const NOW = new Date('2027-03-05T14:00:00Z');

it.each([
  ['2027-03-03T14:00:00Z', 'danger', 'overdue', 2],
  ['2027-03-03T22:00:00Z', 'danger', 'overdue', 1],
  ['2027-03-05T13:59:59Z', 'danger', 'overdue', 0],
  ['2027-03-05T22:00:00Z', 'warning', 'today', 1],
  ['2027-03-06T14:00:00Z', 'neutral', 'later', 1],
  ['2027-03-09T22:00:00Z', 'neutral', 'later', 4],
] as const)('what is due at %s is %s: %s, %i', (dueAt, tone, kind, days) => {
  expect(dueIn(dueAt, NOW)).toEqual({ tone, kind, days });
});
