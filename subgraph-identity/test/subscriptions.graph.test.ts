import type { User } from '../src';
import { createWorld, viewerOf, type World } from './factories';
import { subscriptionCalls } from './subscription-calls';

const DAY = 86_400_000;
const ALREADY = [{ reasons: ['already_subscribed'] }];

describe('a clinic’s plan', () => {
  let world: World;
  let clinic: User;
  let calls: ReturnType<typeof subscriptionCalls>;
  beforeEach(async () => {
    world = await createWorld({ publicUrl: 'http://localhost:3000' });
    clinic = await world.person('clinic', { streetAddress: '1 King St W', postalCode: 'M5H 1A1' });
    calls = subscriptionCalls(world, clinic);
  });
  afterEach(() => world.close());

  const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY).toISOString();
  const pass = async (days: number) => {
    world.clock.set(new Date(world.clock.now().getTime() + days * DAY));
    await world.services.testPayments.advance();
    await world.services.paymentEvents.endUnpaid();
  };
  const state = async () => {
    const { status, tier, plan } = await calls.mine();
    return [status, tier, plan];
  };
  it('leaves the database to others while one clinic asks for many checkouts', async () => {
    const asked = Array.from({ length: 20 }, () => calls.checkout({ tier: 'basic' }));
    const others = await Promise.all(Array.from({ length: 5 }, () => calls.mine()));
    expect(others.every(({ plan }) => plan === 'none')).toBe(true);
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(20);
    await calls.buy('basic', false);
    const cancelled = await Promise.all(Array.from({ length: 20 }, () => calls.cancel()));
    expect(cancelled.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('starts with seven free days, once', async () => {
    expect(await calls.mine()).toMatchObject({ status: 'free', plan: 'none', canTry: true });
    const { url, sessionId, errors } = await calls.checkout({ tier: 'pro' });
    expect(errors).toEqual([]);
    expect(url).toBe(`/payment-test?session=${String(sessionId)}`);
    expect(await state()).toEqual(['free', null, 'none']);
    const { subscription } = await calls.play(sessionId, 'success');
    expect(subscription).toMatchObject({
      ...{
        status: 'trial',
        tier: 'pro',
        plan: 'premium',
        trialEndsAt: inDays(7),
        endsAt: inDays(7),
      },
      ...{ canTry: false, invoices: [] },
    });
    await pass(7);
    expect(await calls.mine()).toMatchObject({
      ...{ status: 'active', tier: 'pro', plan: 'pro', endsAt: null },
      invoices: [{ tier: 'pro', status: 'paid', subtotal: '59.00', total: '66.67' }],
    });
    await calls.cancel();
    await pass(31);
    expect(await state()).toEqual(['ended', null, 'none']);
    const again = await calls.checkout({ tier: 'pro' });
    expect(again.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['trial_used'] }]);
    expect((await calls.buy('basic', false)).subscription).toMatchObject({
      ...{ status: 'active', tier: 'basic' },
      invoices: [{ subtotal: '29.00', taxes: [{ kind: 'hst', amount: '3.77' }], total: '32.77' }],
    });
  });

  it('has no second trial for another account of the same office', async () => {
    await calls.buy('pro', true);
    const address = { streetAddress: '1 King St. W', postalCode: 'm5h1a1' };
    const other = subscriptionCalls(world, await world.person('clinic', address));
    expect(await other.mine()).toMatchObject({ canTry: false });
    expect((await other.checkout({ tier: 'basic' })).errors).toMatchObject([
      { reasons: ['trial_used'] },
    ]);
    const far = { streetAddress: '2 King St W', postalCode: 'M5H 1A1' };
    expect(await subscriptionCalls(world, await world.person('clinic', far)).mine()).toMatchObject({
      canTry: true,
    });
  });

  it('charges at once when another account of the office was faster', async () => {
    const address = { streetAddress: '1 King St W', postalCode: 'M5H 1A1' };
    const other = subscriptionCalls(world, await world.person('clinic', address));
    const [mine, theirs] = [
      await calls.checkout({ tier: 'pro' }),
      await other.checkout({ tier: 'pro' }),
    ];
    await calls.play(mine.sessionId, 'success');
    await other.play(theirs.sessionId, 'success');
    expect(await calls.mine()).toMatchObject({ status: 'trial' });
    expect(await other.mine()).toMatchObject({ status: 'active', invoices: [{ status: 'paid' }] });
  });

  it.each(['success', 'three_d_secure', 'duplicate', 'out_of_order'])(
    'ends the same after %s',
    async (scenario) => {
      await calls.buy('pro', false, scenario);
      expect(await calls.mine()).toMatchObject({
        ...{ status: 'active', tier: 'pro', plan: 'pro' },
        invoices: [{ status: 'paid', total: '66.67' }],
      });
    },
  );

  it('waits for a webhook that is late', async () => {
    await calls.buy('pro', false, 'late_webhook');
    expect(await state()).toEqual(['free', null, 'none']);
    expect((await calls.checkout({ tier: 'premium' })).errors).toMatchObject(ALREADY);
    world.clock.set(new Date(world.clock.now().getTime() + 30_000));
    await world.services.testPayments.deliverDue();
    expect(await state()).toEqual(['active', 'pro', 'pro']);
  });

  it.each([
    ['decline', 'card_declined'],
    ['insufficient_funds', 'insufficient_funds'],
  ])('%s charges nothing, and another card works', async (scenario, reason) => {
    const { sessionId } = await calls.checkout({ tier: 'basic', withTrial: false });
    expect((await calls.play(sessionId, scenario)).errors).toMatchObject([{ reasons: [reason] }]);
    expect(await calls.mine()).toMatchObject({ status: 'free', invoices: [] });
    expect((await calls.play(sessionId, 'success')).subscription).toMatchObject({ tier: 'basic' });
  });

  it('is bought once, also from two tabs', async () => {
    const { sessionId } = await calls.checkout({ tier: 'basic', withTrial: false });
    const answers = await Promise.all([
      calls.play(sessionId, 'success'),
      calls.play(sessionId, 'success'),
    ]);
    const refused = answers.filter(({ errors }) => errors?.length);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.errors).toMatchObject([{ reasons: ['session_used'] }]);
    expect(await world.database.prisma.testPaymentSubscription.count()).toBe(1);
    expect((await calls.checkout({ tier: 'pro', withTrial: false })).errors).toMatchObject(ALREADY);
  });

  it('is upgraded at once for the rest of the period', async () => {
    await calls.buy('basic', false);
    await pass(15);
    expect(await calls.preview('premium')).toMatchObject({
      ...{ dueNow: '35.00', totalNow: '39.55', takesEffectAt: inDays(0) },
      taxes: [{ kind: 'hst', amount: '4.55' }],
    });
    expect(await state()).toEqual(['active', 'basic', 'basic']);
    const { subscription } = await calls.change('premium');
    expect(subscription).toMatchObject({ tier: 'premium', pendingTier: null });
    const { invoices } = await calls.mine();
    expect(invoices).toMatchObject([{ subtotal: '35.00' }, { subtotal: '29.00' }]);
    await calls.change('premium');
    expect((await calls.mine()).invoices).toHaveLength(2);
  });

  it('becomes smaller with the next period', async () => {
    await calls.buy('premium', false);
    expect(await calls.preview('basic')).toMatchObject({
      dueNow: '0.00',
      takesEffectAt: inDays(30),
    });
    const { subscription } = await calls.change('basic');
    expect(subscription).toMatchObject({ tier: 'premium', plan: 'premium', pendingTier: 'basic' });
    await pass(30);
    expect(await calls.mine()).toMatchObject({ tier: 'basic', plan: 'basic', pendingTier: null });
  });

  it('is cancelled for the end of the period, and resumed', async () => {
    await calls.buy('pro', false);
    const { subscription } = await calls.cancel();
    expect(subscription).toMatchObject({ status: 'cancelled', plan: 'pro', endsAt: inDays(30) });
    expect((await calls.resume()).subscription).toMatchObject({ status: 'active', endsAt: null });
    await calls.cancel();
    await pass(30);
    expect(await state()).toEqual(['ended', null, 'none']);
    expect((await calls.resume()).errors).toMatchObject([{ reasons: ['no_subscription'] }]);
  });

  it('plans the smaller plan again when a cancellation is taken back', async () => {
    await calls.buy('premium', false);
    await calls.change('basic');
    await calls.cancel();
    expect(await calls.mine()).toMatchObject({ status: 'cancelled', pendingTier: null });
    const { subscription } = await calls.resume();
    expect(subscription).toMatchObject({ status: 'active', pendingTier: 'basic' });
    await pass(30);
    expect(await calls.mine()).toMatchObject({ tier: 'basic', pendingTier: null });
    // What was kept is not planned twice.
    await calls.change('pro');
    await calls.cancel();
    expect((await calls.resume()).subscription).toMatchObject({ tier: 'pro', pendingTier: null });
  });

  it('of two payment pages the later one is paid, once', async () => {
    const first = await calls.checkout({ tier: 'basic', withTrial: false });
    const second = await calls.checkout({ tier: 'pro', withTrial: false });
    expect((await calls.play(second.sessionId, 'success')).errors).toEqual([]);
    expect((await calls.play(first.sessionId, 'success')).errors).toMatchObject([
      { reasons: ['session_used'] },
    ]);
    expect(await world.database.prisma.testPaymentSubscription.count()).toBe(1);
    expect(await calls.mine()).toMatchObject({ tier: 'pro', invoices: [{ subtotal: '59.00' }] });
  });

  it('keeps its plan for seven days past due, and recovers with another card', async () => {
    await calls.buy('pro', false);
    await calls.happen('card_expired');
    expect(await calls.mine()).toMatchObject({
      ...{ status: 'past_due', plan: 'pro', endsAt: inDays(7) },
      invoices: [{ status: 'open' }, { status: 'paid' }],
    });
    expect((await calls.change('premium')).errors).toMatchObject([{ reasons: ['past_due'] }]);
    await pass(6);
    const { sessionId } = await calls.updateCard();
    await calls.play(sessionId, 'success');
    expect(await calls.mine()).toMatchObject({
      ...{ status: 'active', plan: 'pro', endsAt: null },
      invoices: [{ status: 'paid' }, { status: 'paid' }],
    });
  });

  it('ends after seven days past due', async () => {
    await calls.buy('pro', false);
    await calls.happen('card_expired');
    await pass(7);
    expect(await state()).toEqual(['ended', null, 'none']);
  });

  it.each([
    ['refund', 'refunded'],
    ['dispute', 'disputed'],
  ])('%s is seen on the invoice', async (scenario, status) => {
    await calls.buy('pro', false);
    await calls.happen(scenario);
    expect(await calls.mine()).toMatchObject({ status: 'active', invoices: [{ status }] });
  });

  it('takes the launch code at checkout, and charges nothing when it is used up', async () => {
    const claim = async (n: number) => {
      const address = { streetAddress: `${n} Queen St`, postalCode: 'M5H 1A1' };
      const other = subscriptionCalls(world, await world.person('clinic', address));
      const answer = await other.checkout({ tier: 'premium', promotionalCode: 'FIRST5FREE' });
      return { answer, after: await other.mine() };
    };
    const claims = await Promise.all(Array.from({ length: 40 }, (_, n) => claim(n)));
    const won = claims.filter(({ answer }) => answer.errors?.length === 0);
    expect(won).toHaveLength(5);
    for (const { answer, after } of won) {
      expect(answer.url).toBe('/subscription-success');
      expect(after).toMatchObject({ status: 'active', plan: 'premium', isPromotional: true });
    }
    for (const { answer, after } of claims.filter(({ answer }) => answer.errors?.length)) {
      expect(answer.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['code_used_up'] }]);
      expect(after).toMatchObject({ status: 'free', invoices: [] });
    }
  }, 60_000);

  it('is another clinic’s business: its session cannot be paid by others', async () => {
    const { sessionId } = await calls.checkout({ tier: 'pro', withTrial: false });
    const other = subscriptionCalls(world, await world.person('clinic'));
    await expect(other.play(sessionId, 'success')).rejects.toThrow('NOT_FOUND');
  });

  it('is bought by the owner only', async () => {
    const member = await world.person('clinic');
    const acting = { actingClinicId: clinic.id, clinicRole: 'manager' as const };
    const viewer = { ...viewerOf(member), ...acting };
    const query = 'mutation { startCheckout(input: { tier: "pro" }) { url } }';
    expect((await world.ask({ query, viewer })).codes).toEqual(['FORBIDDEN']);
    expect((await world.ask({ query: '{ mySubscription { status } }', viewer })).codes).toEqual([]);
  });

  it('is not for sale on a public site without a payment provider', async () => {
    const site = await createWorld();
    const there = subscriptionCalls(site, await site.person('clinic'));
    expect(await there.mine()).toMatchObject({ canPay: false });
    expect((await there.checkout({ tier: 'pro' })).errors).toMatchObject([
      { reasons: ['no_provider'] },
    ]);
    expect((await there.play('cs_test_1', 'success')).errors).toMatchObject([
      { reasons: ['no_provider'] },
    ]);
    await site.close();
  });

  it('stores no card', async () => {
    await calls.buy('pro', false);
    const { rows } = await world.database.pool.query<{ column_name: string }>(
      `SELECT column_name FROM information_schema.columns
       WHERE table_name ~ 'payment|subscription|trial' AND column_name ~ 'number|cvc|expir|last4|brand'`,
    );
    expect(rows).toEqual([]);
    expect(JSON.stringify(await world.database.prisma.subscription.findMany())).not.toMatch(
      /\b\d{12,19}\b/,
    );
  });
});
