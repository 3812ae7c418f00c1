import { expectedPay } from './expected-pay';

it.each([
  [480, '52.00', { breakMinutes: 30, minutes: 450, amount: '390.00' }],
  [300, '52.00', { breakMinutes: 30, minutes: 270, amount: '234.00' }],
  [299, '60.00', { breakMinutes: 0, minutes: 299, amount: '299.00' }],
  [240, '52.35', { breakMinutes: 0, minutes: 240, amount: '209.40' }],
])('a shift of %i minutes at %s is paid less its usual break', (minutes, rate, pay) => {
  expect(expectedPay(minutes, rate)).toEqual(pay);
});
