import { isOnAnotherClock, offsetMinutes } from './local-time';

it.each([
  ['-05:00', -300],
  ['-03:30', -210],
  ['+00:00', 0],
  ['Z', null],
])('reads the offset %s as %s minutes', (offset, minutes) => {
  expect(offsetMinutes(offset)).toBe(minutes);
});

it.each([
  ['-05:00', -300, false],
  ['-08:00', -300, true],
  ['-03:30', -240, true],
  ['unknown', -300, false],
])('a shift at %s read at %d minutes: another clock is %s', (offset, reader, expected) => {
  expect(isOnAnotherClock('2027-03-05T13:00:00Z', offset, reader)).toBe(expected);
});
