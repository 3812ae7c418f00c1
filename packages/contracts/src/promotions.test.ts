import { mayClaimLaunchOffer, promotionCodeOf } from '.';

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

describe('the launch offer is open to', () => {
  const now = new Date('2027-03-01T12:00:00Z');
  const clinic = { role: 'clinic' as const };
  it.each([
    ['a visitor', null, true],
    ['a clinic without a plan', clinic, true],
    [
      'a clinic whose plan has ended',
      { ...clinic, subscriptionStatus: 'ended' as const, subscriptionTier: 'pro' as const },
      true,
    ],
    [
      'a clinic on a plan',
      { ...clinic, subscriptionStatus: 'active' as const, subscriptionTier: 'basic' as const },
      false,
    ],
    [
      'a clinic in its trial',
      {
        ...clinic,
        subscriptionStatus: 'trial' as const,
        subscriptionTier: 'basic' as const,
        subscriptionEndsAt: '2027-03-02T12:00:00Z',
      },
      false,
    ],
    ['a clinic that has claimed it', { ...clinic, promotionalCode: 'FIRST5FREE' }, false],
    ['a hygienist', { role: 'hygienist' as const }, false],
    ['an administrator', { role: null }, false],
  ])('%s: %j %s', (_who, viewer, isOpen) => {
    expect(mayClaimLaunchOffer(viewer, now)).toBe(isOpen);
  });
});
