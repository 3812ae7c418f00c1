import { promotionCodeOf } from '.';

it.each([
  ['FIRST5FREE', 'FIRST5FREE'],
  [' first5Free ', 'FIRST5FREE'],
  ['SECOND5FREE', null],
  ['toString', null],
  ['__proto__', null],
  ['', null],
])('%j names %j', (typed, code) => {
  expect(promotionCodeOf(typed)).toBe(code);
});
