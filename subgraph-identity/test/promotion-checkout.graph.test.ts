import type { User } from '../src';
import { createWorld, viewerOf, type World } from './factories';
import { failing } from './fake-stripe';
import { startSellingStripe, type SellingStripe } from './selling-stripe';
import { subscriptionCalls } from './subscription-calls';

const CODE = { tier: 'pro', promotionalCode: 'FIRST5FREE' };
const PLAN = { subscriptionStatus: 'active', isPromotionalUser: true };

let world: World;
let clinic: User;
let calls: ReturnType<typeof subscriptionCalls>;
const start = async (options: Parameters<typeof createWorld>[0] = {}): Promise<void> => {
  world = await createWorld(options);
  clinic = await world.person('clinic', { province: 'Ontario' });
  calls = subscriptionCalls(world, clinic);
};
afterEach(() => world.close());

const user = () => world.database.prisma.user.findUniqueOrThrow({ where: { id: clinic.id } });
const takenPlaces = () => world.database.prisma.promotionalRegistration.count();

describe('a code taken while a payment page is open', () => {
  beforeEach(() => start({ publicUrl: 'http://localhost:3000' }));

  const bought = () => world.database.prisma.testPaymentSubscription.count();

  it('closes the page, so that it cannot be paid', async () => {
    const { sessionId } = await calls.checkout({ tier: 'pro' });
    expect(await calls.checkout(CODE)).toMatchObject({ errors: [] });
    const paid = await calls.play(sessionId, 'success');
    expect(paid.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['session_used'] }]);
    expect(await bought()).toBe(0);
    expect(await user()).toMatchObject(PLAN);
  });

  it('closes it as well when the code is taken on /clinic-registration', async () => {
    const { sessionId } = await calls.checkout({ tier: 'pro' });
    const office = { officeName: 'Maple Dental', streetAddress: '200 Elm St', city: 'Toronto' };
    const { data } = await world.ask({
      query: `mutation Add($input: RegisterClinicInput!) {
        registerClinic(input: $input) { user { isPromotionalUser } errors { message } } }`,
      variables: {
        input: {
          ...office,
          ...{ postalCode: 'M5T 1K4', province: 'Ontario', promotionalCode: 'FIRST5FREE' },
        },
      },
      viewer: viewerOf(clinic),
    });
    expect(data?.registerClinic).toMatchObject({ user: { isPromotionalUser: true }, errors: [] });
    expect((await calls.play(sessionId, 'success')).errors).toHaveLength(1);
    expect(await bought()).toBe(0);
  });

  it('is refused when the page was paid and the site has not heard of it, and takes no place', async () => {
    await calls.buy('pro', true, 'late_webhook');
    const refused = await calls.checkout(CODE);
    expect(refused.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['already_subscribed'] }]);
    expect(await takenPlaces()).toBe(0);
    world.clock.set(new Date(world.clock.now().getTime() + 60_000));
    await world.services.testPayments.deliverDue();
    expect(await user()).toMatchObject({ subscriptionStatus: 'trial', isPromotionalUser: false });
  });

  it('and paid in the same moment gives one plan, not two', async () => {
    const { sessionId } = await calls.checkout({ tier: 'pro' });
    await Promise.all([calls.play(sessionId, 'success'), calls.checkout(CODE)]);
    expect((await bought()) + (await takenPlaces())).toBe(1);
  });

  it('can be taken after a plan that was bought has ended', async () => {
    await calls.buy('pro', false);
    await calls.cancel();
    await calls.happen('renew');
    expect(await user()).toMatchObject({ subscriptionStatus: 'ended' });
    expect(await calls.checkout(CODE)).toMatchObject({ errors: [] });
    expect(await user()).toMatchObject(PLAN);
  });
});

describe('a code taken while a page of Stripe is open', () => {
  let stripe: SellingStripe;
  beforeEach(async () => {
    stripe = await startSellingStripe();
    await start({
      publicUrl: 'https://site.test',
      stripe: {
        ...{ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
        client: { ...stripe.client, timeout: 1_000 },
      },
    });
    stripe.reset(clinic.id);
  });
  afterEach(() => stripe.close());
  const serverError = () => failing(500, { type: 'api_error' });
  const breakDown = () => {
    for (const call of Object.keys(stripe.answers)) stripe.answers[call] = serverError;
  };

  it('expires the page', async () => {
    await calls.checkout({ tier: 'pro' });
    expect(stripe.facts()).toMatchObject({ openPages: 1 });
    expect(await calls.checkout(CODE)).toMatchObject({ errors: [] });
    expect(stripe.facts()).toMatchObject({ openPages: 0, charges: 0 });
    expect(await user()).toMatchObject(PLAN);
  });

  it('is refused while Stripe is down, takes no place, and is taken afterwards', async () => {
    await calls.checkout({ tier: 'pro' });
    const working = { ...stripe.answers };
    breakDown();
    await expect(calls.checkout(CODE)).rejects.toThrow('UNAVAILABLE');
    expect(await takenPlaces()).toBe(0);
    Object.assign(stripe.answers, working);
    expect(await calls.checkout(CODE)).toMatchObject({ errors: [] });
    expect(stripe.facts()).toMatchObject({ openPages: 0 });
  }, 60_000);

  it('is taken once when Stripe expired the page and its answer got lost', async () => {
    await calls.checkout({ tier: 'pro' });
    const working = { ...stripe.answers };
    stripe.onWrite(() => {
      breakDown();
      return serverError();
    });
    await expect(calls.checkout(CODE)).rejects.toThrow('UNAVAILABLE');
    expect(await takenPlaces()).toBe(0);
    stripe.onWrite((answer) => answer);
    Object.assign(stripe.answers, working);
    expect(await calls.checkout(CODE)).toMatchObject({ errors: [] });
    expect(await takenPlaces()).toBe(1);
    expect(stripe.facts()).toMatchObject({ openPages: 0 });
  }, 60_000);

  it('does not need Stripe when the clinic has never been to its pages', async () => {
    breakDown();
    expect(await calls.checkout(CODE)).toMatchObject({ errors: [] });
    expect(await user()).toMatchObject(PLAN);
  });

  it.each([
    ['before', () => stripe.payOn('cs_1')],
    [
      'while it is being expired',
      () => {
        stripe.answers['POST /v1/checkout/sessions/cs_1/expire'] = () => {
          stripe.payOn('cs_1');
          return failing(400, { type: 'invalid_request_error' });
        };
      },
    ],
  ])('is refused when the page is paid %s', async (_when, pay) => {
    await calls.checkout({ tier: 'pro' });
    pay();
    const refused = await calls.checkout(CODE);
    expect(refused.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['already_subscribed'] }]);
    expect(await takenPlaces()).toBe(0);
  });
});
