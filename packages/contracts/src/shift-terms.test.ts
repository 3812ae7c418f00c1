import {
  isCancellationUrgent,
  ladderRung,
  lateCompensation,
  offerExpiresAt,
  reliabilityScore,
} from './shift-terms';

const NOW = new Date('2026-11-20T15:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const daysAgo = (days: number) => inHours(-24 * days);

it.each([
  [72.01, 0],
  [72, 10],
  [24.01, 10],
  [24, 50],
  [1, 50],
])('takes for %s hours before the start %s points', (hours, points) => {
  expect(ladderRung(inHours(hours), NOW).points).toBe(points);
});

it('pays half of the hours less the usual break for a late cancellation', () => {
  const shift = { startsAt: inHours(20), endsAt: inHours(27), hourlyRate: '60.00' };
  expect(lateCompensation(shift, NOW)).toBe('195.00');
  expect(lateCompensation({ ...shift, startsAt: inHours(24) }, NOW)).toBeNull();
  expect(lateCompensation({ ...shift, endsAt: inHours(25) }, NOW)).toBe('135.00');
  // Too short for a break.
  expect(lateCompensation({ ...shift, endsAt: inHours(24) }, NOW)).toBe('120.00');
  expect(lateCompensation({ ...shift, endsAt: inHours(21) }, NOW)).toBe('30.00');
});

it.each([
  ['33.33', '16.67'],
  ['15.01', '7.51'],
  ['15.03', '7.52'],
  ['16.00', '8.00'],
])(
  'rounds half a cent of an hour at %s away from zero, as on an invoice: %s',
  (hourlyRate, owed) => {
    const shift = { startsAt: inHours(20), endsAt: inHours(21), hourlyRate };
    expect(lateCompensation(shift, NOW)).toBe(owed);
  },
);

it.each([
  [24, false],
  [23.99, true],
  [-1, true],
])('finds a cancellation %d hours before the start urgent: %s', (hours, isUrgent) => {
  expect(isCancellationUrgent(inHours(hours), NOW)).toBe(isUrgent);
});

it('lets an offer wait 18 hours, and half of the time left when that is less', () => {
  expect(offerExpiresAt(inHours(100), NOW)).toEqual(inHours(18));
  expect(offerExpiresAt(inHours(36), NOW)).toEqual(inHours(18));
  expect(offerExpiresAt(inHours(4), NOW)).toEqual(inHours(2));
  expect(offerExpiresAt(inHours(-1), NOW)).toEqual(NOW);
});

it('lets an offer wait for the review of a licence, until two hours before the start', () => {
  expect(offerExpiresAt(inHours(400), NOW, true)).toEqual(inHours(120));
  expect(offerExpiresAt(inHours(72), NOW, true)).toEqual(inHours(70));
  expect(offerExpiresAt(inHours(3), NOW, true)).toEqual(inHours(1.5));
});

it('heals by half every 90 days', () => {
  expect(reliabilityScore([], NOW)).toBe(100);
  expect(reliabilityScore([{ points: -50, at: NOW }], NOW)).toBe(50);
  expect(reliabilityScore([{ points: -50, at: daysAgo(90) }], NOW)).toBe(75);
  expect(reliabilityScore([{ points: -100, at: daysAgo(180) }], NOW)).toBe(75);
});

it('counts changes in their order, within 0 and 100', () => {
  const kept = { points: 5, at: daysAgo(1) };
  expect(reliabilityScore([kept], NOW)).toBe(100);
  expect(reliabilityScore([kept, { points: -10, at: NOW }], NOW)).toBe(90);
  expect(
    reliabilityScore(
      [
        { points: 5, at: NOW },
        { points: -10, at: daysAgo(0.01) },
      ],
      NOW,
    ),
  ).toBe(95);
  expect(
    reliabilityScore(
      [1, 2, 3].map(() => ({ points: -50, at: NOW })),
      NOW,
    ),
  ).toBe(0);
});
