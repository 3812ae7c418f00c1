import type { PLANS } from '@tbt/contracts';
import { createWorld, type World } from './factories';

const LIST = `query Plans($province: String) { plans(province: $province) {
  key price total activeJobs clinicAlerts canWriteFirst taxes { kind rate amount } } }`;

describe('plans', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const list = (province?: string) => world.ask({ query: LIST, variables: { province } });

  it('are listed from the smallest with what they allow', async () => {
    const { data } = await list();
    const plans = data?.plans as unknown as {
      key: keyof typeof PLANS;
      activeJobs: number | null;
    }[];
    expect(plans.map(({ key }) => key)).toEqual(['none', 'basic', 'pro', 'premium']);
    expect(plans.map(({ activeJobs }) => activeJobs)).toEqual([1, 5, 20, null]);
    expect(plans[3]).toMatchObject({ price: '99.00', taxes: [], total: null, canWriteFirst: true });
  });

  it('have the taxes of a province', async () => {
    const { data } = await list('Quebec');
    expect((data?.plans as unknown as object[])[1]).toMatchObject({
      price: '29.00',
      taxes: [
        { kind: 'gst', rate: '5.000', amount: '1.45' },
        { kind: 'qst', rate: '9.975', amount: '2.89' },
      ],
      total: '33.34',
    });
  });

  it('of an unknown province are refused', async () => {
    expect((await list('Texas')).codes).toEqual(['VALIDATION_FAILED']);
  });
});
