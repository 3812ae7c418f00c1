import { bookingDealtAt, entitledSince } from './entitlements';

const at = '2027-03-05T14:00:00.000Z';
const later = '2027-09-05T22:00:00.000Z';

it('entitlements last 90 days', () => {
  expect(entitledSince(new Date(at)).toISOString()).toBe('2026-12-05T14:00:00.000Z');
});

it.each([
  ['booked', at, later, later],
  ['disputed', at, later, later],
  ['booked', later, at, later],
  ['cancelled_by_temp', at, later, at],
  ['released', at, later, at],
] as const)('a booking %s at %s that ends %s counts from %s', (status, changed, endsAt, from) => {
  expect(bookingDealtAt({ status, at: changed, endsAt }).toISOString()).toBe(from);
});
