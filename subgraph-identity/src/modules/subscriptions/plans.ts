import {
  isProvince,
  PLAN_KEYS,
  planPriceOf,
  PLANS,
  PROVINCES,
  type PlanKey,
  type PlanPrice,
  type PlanTerms,
} from '@tbt/contracts';
import { validationFailed } from '@tbt/service-kit';

export type Plan = PlanPrice & Omit<PlanTerms, 'monthlyCents'> & { key: PlanKey };

/** @throws DomainError VALIDATION_FAILED at `province`. */
export function listPlans(province: string | null | undefined): Plan[] {
  if (province && !isProvince(province)) {
    const values = { allowed: PROVINCES.join(', ') };
    throw validationFailed([{ path: ['province'], key: 'validation.option', values }]);
  }
  return PLAN_KEYS.map((key) => ({ key, ...PLANS[key], ...planPriceOf(key, province) }));
}
