import { answerDueAt } from './business-days';

it.each([
  ['a Monday morning', '2027-03-01T14:00:00Z', '2027-03-03T22:00:00Z'],
  ['a Thursday', '2027-03-04T14:00:00Z', '2027-03-08T22:00:00Z'],
  ['a Friday', '2027-03-05T14:00:00Z', '2027-03-09T22:00:00Z'],
  ['a Saturday', '2027-03-06T14:00:00Z', '2027-03-09T22:00:00Z'],
  ['the evening, already the next day in UTC', '2027-03-02T02:00:00Z', '2027-03-03T22:00:00Z'],
  ['the Thursday before Good Friday', '2027-03-25T14:00:00Z', '2027-03-30T22:00:00Z'],
  ['the day before Family Day', '2027-02-14T14:00:00Z', '2027-02-17T22:00:00Z'],
  ['a Wednesday before New Year’s Day', '2026-12-30T14:00:00Z', '2027-01-04T22:00:00Z'],
])('what comes on %s is due after two business days', (_when, received, due) => {
  expect(answerDueAt(new Date(received))).toEqual(new Date(due));
});
