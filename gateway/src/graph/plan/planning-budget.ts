import { createLocalRateLimits } from '@tbt/service-kit';
import { callerKey } from '../caller-key';
import type { GraphContext } from '../graph-context';

/** Milliseconds that one caller may keep the planner at work in ten seconds; windows are fixed. */
const LIMITS = { planning: { points: 1_000, durationSeconds: 10 } } as const;

export type PlanningBudget = {
  /**
   * Plans at the cost of the caller; ahead of the first caller at no one's.
   * @throws DomainError RATE_LIMITED once the caller's time is used up.
   */
  spend<T extends { spentMs: number }>(
    caller: GraphContext | null,
    plan: () => Promise<T>,
  ): Promise<T>;
};

/** Planning is the dearest thing that a text can make the gateway do, and each new text is planned. */
export function createPlanningBudget(): PlanningBudget {
  const limits = createLocalRateLimits(LIMITS);
  return {
    async spend(caller, plan) {
      if (!caller) return plan();
      const key = callerKey(caller.info);
      await limits.consume('planning', key, 0);
      const planned = await plan();
      // What is spent beyond the budget is noticed by the next plan.
      await limits.consume('planning', key, Math.ceil(planned.spentMs)).catch(() => undefined);
      return planned;
    },
  };
}
