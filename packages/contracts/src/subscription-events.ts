import type { SubscriptionStatus, SubscriptionTier } from './option-sets';

/** The mails of the days of grace after a failed payment, by the day since it failed. */
export const PAYMENT_FAILURE_DAYS = [0, 3, 6] as const;
export type PaymentFailureDay = (typeof PAYMENT_FAILURE_DAYS)[number];

/** Days before the end of a trial on which the clinic is reminded. */
export const TRIAL_REMINDER_DAYS = 2;

export const SUBSCRIPTION_CHANGES = [
  'trial_started',
  'trial_ending',
  'started',
  'payment_failed',
  'recovered',
  'plan_changed',
  'plan_change_planned',
  'cancelled',
  'resumed',
  'ended',
  'ended_unpaid',
  'refunded',
  'plan_given',
  'given_plan_ended',
] as const;
export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number];

export type SubscriptionEvents = {
  /** What happened to a clinic's plan, once each. */
  'subscription.changed': {
    userId: number;
    /** Others of the clinic's team who may change the plan. */
    memberIds?: number[];
    /** Others who may only read it. */
    readerIds?: number[];
    change: SubscriptionChange;
    /** The plan that it is about: of a planned change, the coming one. */
    tier: SubscriptionTier;
    status: SubscriptionStatus;
    /** With `payment_failed`. */
    failureDay: PaymentFailureDay | null;
    /** The day, at the clinic, of the next charge, the end or the change. */
    on: string | null;
    /** Canadian dollars with two decimals and taxes: charged next, open or returned. */
    total: string | null;
    at: string;
  };
  'promotion.claimed': {
    userId: number;
    code: string;
    order: number;
    remaining: number;
    at: string;
  };
};
