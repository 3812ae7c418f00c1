import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { SUBSCRIPTION_TIERS } from '../option-sets';
import { oneOf, optionalText } from './fields';
import { ruleError } from './issue';

const object = { error: ruleError('validation.object') };

export const CANCEL_REASONS = [
  'too_expensive',
  'not_enough_staff',
  'seldom_needed',
  'other_service',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** A trial is wanted unless it is declined. */
export const startCheckoutRule = z.object(
  {
    tier: oneOf(SUBSCRIPTION_TIERS),
    promotionalCode: optionalText(LIMITS.promotionalCodeMax),
    withTrial: z.pipe(
      z.optional(z.nullable(z.boolean({ error: ruleError('validation.boolean') }))),
      z.transform((value) => value ?? true),
    ),
  },
  object,
);

/** Without `confirm` a change is only priced. */
export const changeSubscriptionRule = z.object(
  {
    tier: oneOf(SUBSCRIPTION_TIERS),
    confirm: z.optional(z.nullable(z.boolean({ error: ruleError('validation.boolean') }))),
  },
  object,
);

export const cancelSubscriptionRule = z.object({ reason: oneOf(CANCEL_REASONS) }, object);

/** What the payment page plays while no provider is configured. */
export const TEST_CHECKOUT_SCENARIOS = [
  'success',
  'three_d_secure',
  'decline',
  'insufficient_funds',
  'late_webhook',
  'duplicate',
  'out_of_order',
] as const;
export const TEST_LATER_SCENARIOS = ['renew', 'card_expired', 'refund', 'dispute'] as const;
export const TEST_SCENARIOS = [...TEST_CHECKOUT_SCENARIOS, ...TEST_LATER_SCENARIOS] as const;
export type TestScenario = (typeof TEST_SCENARIOS)[number];

export const playTestPaymentRule = z.object(
  { sessionId: optionalText(LIMITS.linkTokenMax), scenario: oneOf(TEST_SCENARIOS) },
  object,
);
