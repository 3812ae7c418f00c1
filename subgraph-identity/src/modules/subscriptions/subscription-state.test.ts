import { PROVIDER_STATUSES, type ProviderSubscription } from './payment-port';
import { stateOf } from './subscription-state';

const now = new Date('2026-11-25T12:00:00Z');
const day = (n: number) => new Date(now.getTime() + n * 86_400_000);
const given = (change: Partial<ProviderSubscription>) => ({
  status: 'active' as const,
  tier: 'pro' as const,
  trialEndsAt: null,
  currentPeriodEndsAt: day(20),
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  endedAt: null,
  ...change,
});

it.each([
  [{ status: 'trialing', trialEndsAt: day(7) }, ['trial', 'pro', day(7)]],
  [{ status: 'trialing', trialEndsAt: day(7), cancelAtPeriodEnd: true }, ['trial', 'pro', day(7)]],
  [{}, ['active', 'pro', null]],
  [{ cancelAtPeriodEnd: true }, ['cancelled', 'pro', day(20)]],
  [{ status: 'past_due', pastDueSince: day(-2) }, ['past_due', 'pro', day(5)]],
  [{ status: 'incomplete' }, ['free', null, null]],
  [{ status: 'canceled', endedAt: day(-1) }, ['ended', null, day(-1)]],
  [{ status: 'unpaid', endedAt: day(-1) }, ['ended', null, day(-1)]],
] as const)('%j', (change, [status, tier, endsAt]) => {
  expect(stateOf(given(change), now)).toEqual({ status, tier, endsAt });
});

it('knows every status of the provider', () => {
  for (const status of PROVIDER_STATUSES) expect(stateOf(given({ status }), now)).toBeDefined();
});
