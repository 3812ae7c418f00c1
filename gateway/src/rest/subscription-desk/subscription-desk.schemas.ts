import * as z from 'zod/mini';
import {
  givenPlanRule,
  LIMITS,
  PLAN_KEYS,
  refundPlanInvoiceRule,
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_TIERS,
  optionalSingleLineText,
} from '@tbt/contracts';
import type { RestDeskSubscriptionFieldsFragment } from '../../generated/graphql';
import { pageQuery } from '../applications/applications.schemas';
import { decimalField, idField, instantField, maybeText, numberOf } from '../entity-fields';
import { filterOf, provinceFilter, ruledFilter } from '../query-fields';

/** The path names the clinic. */
export const givenPlanBody = givenPlanRule;
export const refundBody = z.omit(refundPlanInvoiceRule, { clinicId: true });
export const deskQuery = z.extend(pageQuery, {
  status: filterOf(SUBSCRIPTION_STATUSES),
  plan: filterOf(PLAN_KEYS),
  province: provinceFilter,
  q: ruledFilter(optionalSingleLineText(LIMITS.nameMax)),
});

const tier = z.enum(SUBSCRIPTION_TIERS);
const maybeTier = z.nullable(tier);
const maybeInstant = z.nullable(instantField);

export const deskSubscriptionSchema = z.object({
  id: idField,
  clinic: z.object({
    id: idField,
    firstName: z.string(),
    lastName: z.string(),
    province: maybeText,
    city: maybeText,
  }),
  status: z.enum(SUBSCRIPTION_STATUSES),
  tier: maybeTier,
  plan: z.enum(PLAN_KEYS),
  endsAt: maybeInstant,
  currentPeriodEndsAt: maybeInstant,
  cancelAtPeriodEnd: z.boolean(),
  cancelReason: maybeText,
  pendingTier: maybeTier,
  promotionalCode: maybeText,
  givenPlan: z.nullable(z.object({ tier, until: z.string() })),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      issuedAt: instantField,
      tier,
      status: z.enum(['open', 'paid', 'uncollectible', 'void', 'refunded', 'disputed']),
      total: decimalField,
      refunded: decimalField,
    }),
  ),
});

export const deskRefundSchema = z.object({
  subscription: deskSubscriptionSchema,
  isRunning: z.boolean(),
});

type Answer = z.output<typeof deskSubscriptionSchema>;

export const toDeskSubscription = (row: RestDeskSubscriptionFieldsFragment): Answer => ({
  id: numberOf(row.id),
  clinic: {
    ...{ id: numberOf(row.clinic.id), firstName: row.clinic.firstName },
    ...{ lastName: row.clinic.lastName, province: row.clinic.province ?? null },
    city: row.clinic.city ?? null,
  },
  status: row.status,
  tier: row.tier ?? null,
  plan: PLAN_KEYS.find((key) => key === row.plan) ?? 'none',
  endsAt: row.endsAt ?? null,
  currentPeriodEndsAt: row.currentPeriodEndsAt ?? null,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  cancelReason: row.cancelReason ?? null,
  pendingTier: row.pendingTier ?? null,
  promotionalCode: row.promotionalCode ?? null,
  givenPlan: row.givenPlan ?? null,
  invoices: row.invoices.map((invoice) => ({
    ...invoice,
    status: invoice.status as Answer['invoices'][number]['status'],
  })),
});
