import * as z from 'zod/mini';
import { PLAN_KEYS, PLAN_TAX_KINDS } from '@tbt/contracts';
import { decimalField } from '../entity-fields';
import { provinceFilter } from '../query-fields';

export const plansQuery = z.object({ province: provinceFilter });

const limitField = z.nullable(z.int().check(z.nonnegative()));

export const taxField = z.object({
  kind: z.enum(PLAN_TAX_KINDS),
  rate: z.string().check(z.regex(/^\d+\.\d{3}$/)),
  amount: decimalField,
});

/** Amounts are Canadian dollars, a limit that is null is unlimited. */
export const planSchema = z.object({
  tier: z.enum(PLAN_KEYS),
  price: decimalField,
  currency: z.literal('CAD'),
  interval: z.literal('month'),
  taxes: z.array(taxField),
  total: z.nullable(decimalField),
  activeJobs: limitField,
  canWriteFirst: z.boolean(),
  clinicAlerts: limitField,
  emergencyRequests: limitField,
  rankedPeople: limitField,
  findsByLicence: z.boolean(),
  hasAdvancedMatching: z.boolean(),
  hasPrioritySupport: z.boolean(),
});
