import { effectiveTier } from '.';

const now = new Date('2027-03-05T12:00:00Z');
const later = '2027-04-01T00:00:00Z';
const earlier = '2027-03-01T00:00:00Z';

it.each([
  ['free', null, null],
  ['trial', later, 'premium'],
  ['trial', earlier, null],
  ['active', null, 'pro'],
  ['past_due', null, 'pro'],
  ['cancelled', later, 'pro'],
  ['cancelled', earlier, null],
  ['cancelled', null, null],
  ['ended', later, null],
] as const)('a %s subscription that ends at %s gives %s', (status, endsAt, expected) => {
  const subscription = {
    subscriptionTier: 'pro' as const,
    subscriptionStatus: status,
    subscriptionEndsAt: endsAt,
  };
  expect(effectiveTier(subscription, now)).toBe(expected);
});
