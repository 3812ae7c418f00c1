import type { SubscriptionStatus, SubscriptionTier } from './option-sets';

/** A clinic's plan; `none` without a subscription. */
export const PLAN_KEYS = ['none', 'basic', 'pro', 'premium'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/** What a plan allows; null is unlimited. Alerts and emergency requests are counted by calendar month. */
export type PlanTerms = {
  /** Canadian cents a month, before tax. */
  monthlyCents: number;
  activeJobs: number | null;
  canWriteFirst: boolean;
  clinicAlerts: number | null;
  emergencyRequests: number | null;
  rankedPeople: number | null;
  findsByLicence: boolean;
  hasAdvancedMatching: boolean;
  hasPrioritySupport: boolean;
};

/** The one table of plans: enforced by the subgraphs, shown on /pricing, answered by /api/plans. */
export const PLANS = {
  none: {
    monthlyCents: 0,
    activeJobs: 1,
    canWriteFirst: false,
    clinicAlerts: 0,
    emergencyRequests: 0,
    rankedPeople: 3,
    findsByLicence: false,
    hasAdvancedMatching: false,
    hasPrioritySupport: false,
  },
  basic: {
    monthlyCents: 2900,
    activeJobs: 5,
    canWriteFirst: false,
    clinicAlerts: 2,
    emergencyRequests: 1,
    rankedPeople: 10,
    findsByLicence: true,
    hasAdvancedMatching: false,
    hasPrioritySupport: false,
  },
  pro: {
    monthlyCents: 5900,
    activeJobs: 20,
    canWriteFirst: true,
    clinicAlerts: 10,
    emergencyRequests: 3,
    rankedPeople: null,
    findsByLicence: true,
    hasAdvancedMatching: false,
    hasPrioritySupport: false,
  },
  premium: {
    monthlyCents: 9900,
    activeJobs: null,
    canWriteFirst: true,
    clinicAlerts: null,
    emergencyRequests: null,
    rankedPeople: null,
    findsByLicence: true,
    hasAdvancedMatching: true,
    hasPrioritySupport: true,
  },
} as const satisfies Readonly<Record<PlanKey, PlanTerms>>;

/** Days of the trial, once per clinic. */
export const TRIAL_DAYS = 7;

const PAID_PLANS = ['basic', 'pro', 'premium'] as const;

/** Active jobs of a clinic; null is unlimited. */
export const ACTIVE_JOB_LIMIT = {
  none: PLANS.none.activeJobs,
  basic: PLANS.basic.activeJobs,
  pro: PLANS.pro.activeJobs,
  premium: PLANS.premium.activeJobs,
} as const;
/** Professionals ranked for a shift; null is all. */
export const RANKED_PEOPLE_LIMIT = {
  none: PLANS.none.rankedPeople,
  basic: PLANS.basic.rankedPeople,
  pro: PLANS.pro.rankedPeople,
  premium: PLANS.premium.rankedPeople,
} as const;
export const ADVANCED_MATCHING_TIERS = PAID_PLANS.filter((tier) => PLANS[tier].hasAdvancedMatching);
export const WRITE_FIRST_TIERS = PAID_PLANS.filter((tier) => PLANS[tier].canWriteFirst);

/** A trial is premium, past due lasts until it is ended, cancelled until its paid end; null is no plan. */
export function effectiveTier(
  subscription: {
    subscriptionTier: SubscriptionTier | null;
    subscriptionStatus: SubscriptionStatus;
    subscriptionEndsAt: Date | string | null;
  },
  now: Date,
): SubscriptionTier | null {
  const { subscriptionTier: tier, subscriptionStatus: status, subscriptionEndsAt } = subscription;
  if (subscriptionEndsAt !== null && new Date(subscriptionEndsAt) <= now) return null;
  if (status === 'trial') return 'premium';
  if (status === 'active' || status === 'past_due') return tier;
  return status === 'cancelled' && subscriptionEndsAt !== null ? tier : null;
}

/** Whether a plan is above another, or above none. */
export const isHigherTier = (tier: SubscriptionTier, than: SubscriptionTier | null): boolean =>
  PLAN_KEYS.indexOf(tier) > PLAN_KEYS.indexOf(than ?? 'none');
