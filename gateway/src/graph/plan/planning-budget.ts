import { createLocalRateLimits } from '@tbt/service-kit';
import { callerKey } from '../caller-key';
import type { GraphContext } from '../graph-context';

export const DEFAULT_PLANNING_MS = 1_000;

export type PlanningBudget = {
  /** Charges the caller; planning ahead is free. @throws DomainError RATE_LIMITED once the budget is used up. */
  spend<T extends { spentMs: number }>(
    caller: GraphContext | null,
    plan: () => Promise<T>,
  ): Promise<T>;
};

/** Planning is the most expensive work a new text can cause. @param points milliseconds per caller in ten seconds; windows are fixed. */
export function createPlanningBudget(points: number): PlanningBudget {
  const limits = createLocalRateLimits({ planning: { points, durationSeconds: 10 } });
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
