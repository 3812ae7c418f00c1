import * as z from 'zod/mini';
import {
  cancelSubscriptionRule,
  changeSubscriptionRule,
  PLAN_KEYS,
  startCheckoutRule,
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_TIERS,
} from '@tbt/contracts';
import { decimalField, instantField } from '../entity-fields';
import { taxField } from '../plans/plans.schemas';

const tierField = z.enum(SUBSCRIPTION_TIERS);
const maybeInstant = z.nullable(instantField);

export const subscriptionSchema = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  tier: z.nullable(tierField),
  plan: z.enum(PLAN_KEYS),
  trialEndsAt: maybeInstant,
  currentPeriodEndsAt: maybeInstant,
  endsAt: maybeInstant,
  cancelAtPeriodEnd: z.boolean(),
  pendingTier: z.nullable(tierField),
  canTry: z.boolean(),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      issuedAt: instantField,
      tier: tierField,
      status: z.enum(['open', 'paid', 'uncollectible', 'void', 'refunded', 'disputed']),
      subtotal: decimalField,
      taxes: z.array(taxField),
      total: decimalField,
      refunded: decimalField,
    }),
  ),
});

/** The plan afterwards, or without `confirm` what the change would cost. */
export const planChangeSchema = z.object({
  change: z.object({
    tier: tierField,
    dueNow: decimalField,
    taxes: z.array(taxField),
    totalNow: decimalField,
    takesEffectAt: instantField,
  }),
  subscription: z.nullable(subscriptionSchema),
});

export const checkoutSchema = z.object({ url: z.string(), sessionId: z.string() });

export const receivedSchema = z.object({ received: z.literal(true) });

export const checkoutBody = startCheckoutRule;
export const changeBody = changeSubscriptionRule;
export const cancelBody = cancelSubscriptionRule;
