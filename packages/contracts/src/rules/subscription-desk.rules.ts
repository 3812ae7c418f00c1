import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TIERS } from '../option-sets';
import { PLAN_KEYS } from '../plans';
import {
  calendarDate,
  id,
  optionalOneOf,
  optionalSingleLineText,
  province,
  requiredText,
  text,
} from './fields';
import { ruleError } from './issue';

const object = { error: ruleError('validation.object') };

const AMOUNT = /^\d{1,6}(\.\d{1,2})?$/;

/** Canadian dollars, such as 12.50. */
const amount = text().check(
  z.trim(),
  z.minLength(1, { error: ruleError('validation.required') }),
  z.refine((value) => value === '' || AMOUNT.test(value), {
    error: ruleError('validation.amount'),
  }),
);

/** Why an administrator acts: kept with what was done. */
const reason = requiredText(LIMITS.deskReasonMax);

export const subscriptionDeskRule = z.object(
  {
    status: optionalOneOf(SUBSCRIPTION_STATUSES),
    plan: optionalOneOf(PLAN_KEYS),
    province: z.nullish(province),
    q: optionalSingleLineText(LIMITS.nameMax),
  },
  object,
);

/** `refundedBefore` is what the administrator saw as returned so far. */
export const refundPlanInvoiceRule = z.object(
  {
    clinicId: id,
    invoiceId: requiredText(LIMITS.linkTokenMax),
    amount: amount.check(
      z.refine((value) => Number(value) > 0, { error: ruleError('validation.amount') }),
    ),
    refundedBefore: amount,
    reason,
  },
  object,
);

const givenPlan = {
  tier: optionalOneOf(SUBSCRIPTION_TIERS),
  until: z.nullish(calendarDate),
  knownUntil: z.nullish(calendarDate),
  reason,
};
const hasLastDay = z.refine<{ tier: unknown; until?: string | null | undefined }>(
  ({ tier, until }) => tier === null || Boolean(until),
  { error: ruleError('validation.required'), path: ['until'] },
);

/** Without a tier, the given plan ends. `knownUntil` is the last day of the one that was seen. */
export const givenPlanRule = z.object(givenPlan, object).check(hasLastDay);
export const setGivenPlanRule = z.object({ clinicId: id, ...givenPlan }, object).check(hasLastDay);

export const setPromotionOpenRule = z.object(
  {
    code: requiredText(LIMITS.promotionalCodeMax),
    isOpen: z.boolean({ error: ruleError('validation.boolean') }),
    reason,
  },
  object,
);
