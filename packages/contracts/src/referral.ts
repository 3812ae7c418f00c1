import type { SubscriptionTier } from './option-sets';

/** What a referral gives: enforced by identity, shown on /refer. */
export const REFERRAL_TERMS = {
  /** For a referred clinic after its first completed shift, and for the clinic that referred it. */
  tier: 'pro',
  days: 30,
  /** Of a referring clinic, in the last 365 days. */
  rewardsAYear: 6,
} as const satisfies { tier: SubscriptionTier; days: number; rewardsAYear: number };

export const REFERRAL_LINK_STATUSES = ['valid', 'unknown', 'own', 'ended', 'not_new'] as const;
export type ReferralLinkStatus = (typeof REFERRAL_LINK_STATUSES)[number];
