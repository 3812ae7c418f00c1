import { clockLeft, timeLeft } from './time-left';

const now = new Date('2027-03-01T12:00:00Z');

it.each([
  ['2027-03-01T12:00:00Z', { unit: 'over' }],
  ['2027-03-01T12:00:01Z', { unit: 'minutes', minutes: 1 }],
  ['2027-03-01T12:59:00Z', { unit: 'minutes', minutes: 59 }],
  ['2027-03-01T13:00:00Z', { unit: 'hours', hours: 1, minutes: 0 }],
  ['2027-03-03T11:30:00Z', { unit: 'hours', hours: 47, minutes: 30 }],
  ['2027-03-03T12:00:00Z', { unit: 'days', days: 2 }],
  ['no instant', { unit: 'over' }],
])('says what is left until %s', (until, expected) => {
  expect(timeLeft(until, now)).toEqual(expected);
});

it.each([
  ['2027-03-01T12:10:00Z', { minutes: 10, seconds: '00' }],
  ['2027-03-01T12:00:05Z', { minutes: 0, seconds: '05' }],
  ['2027-03-01T11:59:59Z', null],
])('counts down to %s', (until, expected) => {
  expect(clockLeft(until, now)).toEqual(expected);
});
