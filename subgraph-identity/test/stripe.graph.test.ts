import type { Stripe } from 'stripe';
import { createStripe } from '../src';
import { createWorld, type World } from './factories';
import { listOf, startFakeStripe, type Answers, type FakeStripe } from './fake-stripe';
import {
  catalogueAnswers,
  chargeOf,
  ENDS,
  invoiceOf,
  shape,
  subscriptionOf,
} from './stripe-shapes';
import { receive, subscriptionCalls } from './subscription-calls';

const WEBHOOK_SECRET = 'whsec_1';

describe('with Stripe', () => {
  let world: World;
  let fake: FakeStripe;
  let answers: Answers;
  beforeEach(async () => {
    answers = { ...catalogueAnswers };
    fake = await startFakeStripe(answers);
    world = await createWorld({
      publicUrl: 'https://site.test',
      stripe: { secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, client: fake.client },
    });
  });
  afterEach(async () => {
    await fake.close();
    await world.close();
  });

  const eventOf = (id: string, subscription: Stripe.Subscription) => ({
    ...{ id, object: 'event', type: 'customer.subscription.updated' },
    data: { object: subscription },
  });
  const send = (event: object) => {
    const payload = JSON.stringify(event);
    const timestamp = world.clock.now().getTime() / 1000;
    const { webhooks } = createStripe('sk_test_1');
    const header = { payload, secret: WEBHOOK_SECRET, timestamp };
    return receive(world, payload, webhooks.generateTestHeaderString(header));
  };
  const clinicWith = async (changes: Parameters<typeof subscriptionOf>[1]) => {
    const clinic = await world.person('clinic', {});
    const metadata = { clinicId: String(clinic.id) };
    const subscription = subscriptionOf('pro', { metadata, ...changes });
    answers['GET /v1/subscriptions/sub_1'] = () => subscription;
    answers['GET /v1/invoices'] = () => listOf([invoiceOf()]);
    answers['GET /v1/charges'] = () => listOf([chargeOf()]);
    return { subscription, calls: subscriptionCalls(world, clinic) };
  };

  it('a plan is sold on a public site and starts by its event', async () => {
    const { subscription, calls } = await clinicWith({ status: 'trialing', trial_end: ENDS });
    answers['GET /v1/subscriptions'] = () => listOf([]);
    answers['POST /v1/customers'] = () => ({ id: 'cus_1' });
    const session = { id: 'cs_1', url: 'https://checkout.stripe.com/cs_1' };
    answers['POST /v1/checkout/sessions'] = () => shape<Stripe.Checkout.Session>(session);
    answers['GET /v1/checkout/sessions'] = () => listOf([]);
    expect(await calls.checkout({ tier: 'pro' })).toMatchObject({ url: session.url, errors: [] });
    expect(await calls.mine()).toMatchObject({ status: 'free', canPay: true });
    expect(await send(eventOf('evt_1', subscription))).toMatchObject({ isReceived: true });
    expect(await calls.mine()).toMatchObject({
      ...{ status: 'trial', tier: 'pro', invoices: [{ total: '66.67', status: 'paid' }] },
    });
  });

  it('events of a downtime are taken once', async () => {
    const { subscription, calls } = await clinicWith({});
    answers['GET /v1/events'] = () => listOf([eventOf('evt_1', subscription)]);
    await world.services.paymentEvents.replay();
    expect(await calls.mine()).toMatchObject({ status: 'active', tier: 'pro' });
    const reads = fake.sent('GET /v1/subscriptions/sub_1').length;
    await world.services.paymentEvents.replay();
    expect(fake.sent('GET /v1/subscriptions/sub_1')).toHaveLength(reads);
  });

  it('a provider that does not answer keeps no one from anything but buying', async () => {
    let asked = 0;
    const begun = new Promise<void>((resolve) => {
      answers['POST /v1/customers'] = () => {
        asked += 1;
        resolve();
        return new Promise(() => undefined);
      };
    });
    const clinics = await Promise.all(Array.from({ length: 12 }, () => world.person('clinic', {})));
    const buying = clinics.map((clinic) =>
      subscriptionCalls(world, clinic)
        .checkout({ tier: 'pro' })
        .catch(() => undefined),
    );
    await begun;
    // More than all connections of the pool.
    const others = await Promise.all(
      Array.from({ length: 12 }, () => world.person('hygienist', { city: 'Ottawa' })),
    );
    expect(others).toHaveLength(12);
    expect(asked).toBeLessThanOrEqual(3);
    await fake.close();
    await Promise.all(buying);
  }, 120_000);
});
