import type { User } from '../src';
import { createStripe } from '../src';
import { createWorld, type World } from './factories';
import { failing } from './fake-stripe';
import { startSellingStripe, type SellingStripe } from './selling-stripe';
import { receive, subscriptionCalls } from './subscription-calls';

const WEBHOOK_SECRET = 'whsec_1';

describe('plans at a Stripe that fails', () => {
  let world: World;
  let stripe: SellingStripe;
  let clinic: User;
  let calls: ReturnType<typeof subscriptionCalls>;
  beforeEach(async () => {
    stripe = await startSellingStripe();
    world = await createWorld({
      publicUrl: 'https://site.test',
      stripe: {
        ...{ secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET },
        client: { ...stripe.client, timeout: 1_000 },
      },
    });
    clinic = await world.person('clinic', { province: 'Ontario' });
    stripe.reset(clinic.id);
    calls = subscriptionCalls(world, clinic);
  });
  afterEach(async () => {
    await stripe.close();
    await world.close();
  });

  const send = (event: object, secret = WEBHOOK_SECRET) => {
    const payload = JSON.stringify(event);
    const timestamp = world.clock.now().getTime() / 1000;
    const { webhooks } = createStripe('sk_test_1');
    return receive(
      world,
      payload,
      webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    );
  };
  const subscribed = () => world.services.paymentEvents.sync('sub_1');
  const serverError = () => failing(500, { type: 'api_error' });

  it('a change that was charged before the answer failed is charged once, and arrives by its event', async () => {
    await subscribed();
    stripe.onWrite(serverError);
    await expect(calls.change('premium')).rejects.toThrow('UNAVAILABLE');
    expect(stripe.facts()).toMatchObject({ tier: 'premium', charges: 1 });
    expect(await calls.mine()).toMatchObject({ tier: 'pro', plan: 'pro' });
    await send(stripe.event('evt_1'));
    expect(await calls.mine()).toMatchObject({ tier: 'premium', plan: 'premium' });
    stripe.onWrite((answer) => answer);
    // The clinic, who saw an error, asks for it again with another key.
    expect((await calls.change('premium')).errors).toEqual([]);
    expect(stripe.facts()).toMatchObject({ charges: 1 });
  }, 60_000);

  it('a change that takes longer than the deadline is refused, and charged once', async () => {
    await subscribed();
    stripe.onWrite(() => new Promise(() => undefined));
    await expect(calls.change('premium')).rejects.toThrow('UNAVAILABLE');
    stripe.onWrite((answer) => answer);
    await calls.change('premium');
    expect(stripe.facts()).toMatchObject({ charges: 1 });
    expect(await calls.mine()).toMatchObject({ tier: 'premium' });
  }, 60_000);

  it('a payment page whose answer got lost leaves one page that can be paid', async () => {
    stripe.onWrite((answer) => ('url' in answer ? serverError() : answer));
    await expect(calls.checkout({ tier: 'pro' })).rejects.toThrow('UNAVAILABLE');
    stripe.onWrite((answer) => answer);
    expect((await calls.checkout({ tier: 'pro' })).errors).toEqual([]);
    expect(stripe.facts()).toMatchObject({ openPages: 1 });
  }, 60_000);

  it('a provider that is down for an hour costs no plan and no event', async () => {
    await subscribed();
    const working = { ...stripe.answers };
    for (const call of Object.keys(working)) stripe.answers[call] = serverError;
    expect(await calls.mine()).toMatchObject({ status: 'active', plan: 'pro', canPay: true });
    for (const act of [calls.change('premium'), calls.cancel(), calls.updateCard()])
      await expect(act).rejects.toThrow('UNAVAILABLE');
    // Not taken, so Stripe sends it again.
    expect(await send(stripe.event('evt_1'))).toBeUndefined();
    world.clock.set(new Date(world.clock.now().getTime() + 3_600_000));
    await world.services.paymentEvents.remind();
    expect(await calls.mine()).toMatchObject({ status: 'active', plan: 'pro' });
    Object.assign(stripe.answers, working);
    expect(await world.database.prisma.paymentEvent.count()).toBe(0);
    await send(stripe.event('evt_1'));
    expect(await world.database.prisma.paymentEvent.count()).toBe(1);
    expect((await calls.cancel()).subscription).toMatchObject({ status: 'cancelled' });
    expect(stripe.facts()).toMatchObject({ tier: 'pro', charges: 0 });
  }, 120_000);

  it('an event of an unknown customer, and a forged one, have no effect', async () => {
    await subscribed();
    const stranger = { ...{ id: 'ch_9', object: 'charge' }, customer: 'cus_of_others' };
    const event = { ...stripe.event('evt_9'), type: 'charge.refunded', data: { object: stranger } };
    expect(await send(event)).toMatchObject({ isReceived: true });
    const forged = await send(stripe.event('evt_1'), 'whsec_of_others');
    expect(forged.errors).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
    expect(await world.database.prisma.paymentEvent.count()).toBe(0);
    expect(await calls.mine()).toMatchObject({ status: 'active', tier: 'pro' });
  });
});
