import type { GraphContext } from '../graph-context';
import { createPlanningBudget } from './planning-budget';

const callerAt = (address: string) => ({ info: { viewer: null, address } }) as GraphContext;

const planFor = (milliseconds: number) => async () => {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + milliseconds);
  return 'plan';
};

afterEach(() => jest.restoreAllMocks());

describe('the planning budget', () => {
  it('plans for a caller until the time is used up, and for others after that', async () => {
    const budget = createPlanningBudget();
    const stranger = callerAt('192.0.2.1');
    expect(await budget.spend(stranger, planFor(2_000))).toBe('plan');
    expect(await budget.spend(stranger, planFor(2_000))).toBe('plan');
    await expect(budget.spend(stranger, planFor(1))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    expect(await budget.spend(callerAt('192.0.2.2'), planFor(1))).toBe('plan');
  });

  it('counts plans that fail, and none that is made ahead', async () => {
    const budget = createPlanningBudget();
    const stranger = callerAt('192.0.2.1');
    const failing = async () => {
      await planFor(4_000)();
      throw new Error('not planned');
    };
    await expect(budget.spend(null, failing)).rejects.toThrow('not planned');
    await expect(budget.spend(stranger, failing)).rejects.toThrow('not planned');
    await expect(budget.spend(stranger, failing)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await budget.spend(null, planFor(1))).toBe('plan');
  });
});
