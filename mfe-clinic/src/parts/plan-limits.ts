import { PLANS, type PlanKey } from '@tbt/contracts';
import { useText } from '../texts';

const LIMITS = ['activeJobs', 'emergencyRequests', 'rankedPeople'] as const;

/** What a plan includes of shifts, emergency requests and ranked professionals, in one line. */
export function usePlanLimits(): (plan: PlanKey) => string {
  const t = useText();
  return (plan) =>
    LIMITS.map((key) => {
      const count: number | null = PLANS[plan][key];
      return count === null
        ? t(`clinic.plans.unlimitedOf.${key}`)
        : t(`clinic.plans.includes.${key}`, { count });
    }).join(' · ');
}
