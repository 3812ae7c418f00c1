import type { User } from '../src';
import { createWorld, type World } from './factories';
import { subscriptionCalls } from './subscription-calls';

const MONTH = 31 * 86_400_000;
const ALREADY = [{ reasons: ['already_subscribed'] }];

describe('a plan that was given without an end', () => {
  let world: World;
  let clinic: User;
  let calls: ReturnType<typeof subscriptionCalls>;
  beforeEach(async () => {
    world = await createWorld({ publicUrl: 'http://localhost:3000' });
    clinic = await world.person('clinic', { streetAddress: '1 King St W', postalCode: 'M5H 1A1' });
    calls = subscriptionCalls(world, clinic);
  });
  afterEach(() => world.close());

  const give = (tier: 'basic' | 'pro') =>
    world.services.subscriptions.set(world.system, clinic.id, {
      ...{ tier, status: 'active', endsAt: null },
    });
  const state = async () => {
    const { status, tier, plan } = await calls.mine();
    return [status, tier, plan];
  };

  it('makes way for a higher one that is bought, for good', async () => {
    await give('pro');
    for (const tier of ['basic', 'pro'])
      expect((await calls.checkout({ tier })).errors).toMatchObject(ALREADY);
    const code = { tier: 'premium', promotionalCode: 'FIRST5FREE' };
    expect((await calls.checkout(code)).errors).toMatchObject(ALREADY);
    const { sessionId, errors } = await calls.checkout({ tier: 'premium', withTrial: false });
    expect(errors).toEqual([]);
    expect(await state()).toEqual(['active', 'pro', 'pro']);
    await calls.play(sessionId, 'success');
    expect(await state()).toEqual(['active', 'premium', 'premium']);
    await calls.cancel();
    world.clock.set(new Date(world.clock.now().getTime() + MONTH));
    await world.services.testPayments.advance();
    expect(await state()).toEqual(['ended', null, 'none']);
  });

  it('stays while the payment for a higher one is declined', async () => {
    await give('basic');
    const { sessionId } = await calls.checkout({ tier: 'pro', withTrial: false });
    await calls.play(sessionId, 'decline');
    expect(await state()).toEqual(['active', 'basic', 'basic']);
  });
});
