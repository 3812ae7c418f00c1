import type { GraphContext } from '../graph-context';
import { createPlanningBudget, DEFAULT_PLANNING_MS } from './planning-budget';

const callerAt = (address: string) => ({ info: { viewer: null, address } }) as GraphContext;
const planFor = (spentMs: number) => async () => ({ spentMs });

describe('the planning budget', () => {
  it('plans for a caller until the time is used up, and for others after that', async () => {
    const budget = createPlanningBudget(DEFAULT_PLANNING_MS);
    const stranger = callerAt('192.0.2.1');
    expect(await budget.spend(stranger, planFor(700))).toEqual({ spentMs: 700 });
    expect(await budget.spend(stranger, planFor(700))).toEqual({ spentMs: 700 });
    await expect(budget.spend(stranger, planFor(1))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    expect(await budget.spend(callerAt('192.0.2.2'), planFor(1))).toEqual({ spentMs: 1 });
  });

  it('does not count planning ahead', async () => {
    const budget = createPlanningBudget(DEFAULT_PLANNING_MS);
    for (let times = 0; times < 3; times += 1)
      expect(await budget.spend(null, planFor(4_000))).toEqual({ spentMs: 4_000 });
  });
});
