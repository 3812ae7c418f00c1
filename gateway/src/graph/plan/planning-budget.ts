import { createLocalRateLimits } from '@tbt/service-kit';
import { callerKey } from '../caller-key';
import type { GraphContext } from '../graph-context';

/** Milliseconds of planning per caller in ten seconds; windows are fixed. */
const LIMITS = { planning: { points: 1_000, durationSeconds: 10 } } as const;

export type PlanningBudget = {
  /** Charges the caller; planning ahead is free. @throws DomainError RATE_LIMITED once the budget is used up. */
  spend<T extends { spentMs: number }>(
    caller: GraphContext | null,
    plan: () => Promise<T>,
  ): Promise<T>;
};

/** Planning is the most expensive work a new text can cause. */
export function createPlanningBudget(): PlanningBudget {
  const limits = createLocalRateLimits(LIMITS);
  return {
    async spend(caller, plan) {
      if (!caller) return plan();
      const key = callerKey(caller.info);
      await limits.consume('planning', key, 0);
      const planned = await plan();
      // An overdraft is charged to the next plan.
      await limits.consume('planning', key, Math.ceil(planned.spentMs)).catch(() => undefined);
      return planned;
    },
  };
}
