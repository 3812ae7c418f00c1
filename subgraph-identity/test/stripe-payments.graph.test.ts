import type { Stripe } from 'stripe';
import { failing, listOf, type Answers } from './fake-stripe';
import { clock, closeFake, portWith } from './stripe-port';
import {
  catalogueAnswers,
  chargeOf,
  ENDS,
  invoiceOf,
  readAnswers,
  seconds,
  shape,
  subscriptionOf,
} from './stripe-shapes';

afterEach(closeFake);

describe('a subscription of Stripe', () => {
  const readOf = async (
    subscription: Stripe.Subscription,
    facts: Parameters<typeof readAnswers>[1] = {},
  ) => (await portWith(readAnswers(subscription, facts))).port.subscription('sub_1');

  it('is read with its invoices', async () => {
    expect(await readOf(subscriptionOf('pro'))).toEqual({
      id: 'sub_1',
      clinicId: 7,
      customerId: 'cus_1',
      tier: 'pro',
      pendingTier: null,
      status: 'active',
      trialEndsAt: null,
      currentPeriodEndsAt: new Date('2026-12-20T15:00:00Z'),
      cancelAtPeriodEnd: false,
      pastDueSince: null,
      endedAt: null,
      invoices: [
        {
          id: 'in_1',
          number: 'ABC-0001',
          issuedAt: '2026-11-20T15:00:00.000Z',
          tier: 'pro',
          status: 'paid',
          subtotalCents: 5900,
          taxes: [{ kind: 'hst', rate: '13.000', amount: '7.67' }],
          totalCents: 6667,
          refundedCents: 0,
        },
      ],
    });
  });

  it('is in its trial, without the invoice about nothing', async () => {
    const trialing = subscriptionOf('pro', { status: 'trialing', trial_end: ENDS });
    const nothing = invoiceOf({ subtotal: 0, total: 0, total_taxes: [] });
    expect(await readOf(trialing, { invoices: [nothing] })).toMatchObject({
      ...{ status: 'trialing', trialEndsAt: new Date(ENDS * 1000), invoices: [] },
    });
  });

  it('is past due since its open invoice', async () => {
    const finalized = seconds('2026-11-21T09:00:00Z');
    const open = invoiceOf({ status: 'open', status_transitions: { finalized_at: finalized } });
    expect(
      await readOf(subscriptionOf('pro', { status: 'past_due' }), {
        invoices: [open, invoiceOf()],
      }),
    ).toMatchObject({ status: 'past_due', pastDueSince: new Date(finalized * 1000) });
  });

  it.each([
    ['refunded', { refunded: true }],
    ['disputed', { disputed: true }],
  ])('shows an invoice as %s', async (status, change) => {
    const read = await readOf(subscriptionOf('pro'), { charges: [chargeOf(change)] });
    expect(read?.invoices).toMatchObject([{ status }]);
  });

  it('has the plan of its next period', async () => {
    const schedule = shape<Stripe.SubscriptionSchedule>({
      id: 'sub_sched_1',
      object: 'subscription_schedule',
      status: 'active',
      phases: [
        { start_date: ENDS - 2_592_000, metadata: {} },
        { start_date: ENDS, metadata: { tier: 'basic' } },
      ],
    });
    expect(await readOf(subscriptionOf('pro', { schedule }))).toMatchObject({
      pendingTier: 'basic',
    });
  });

  it('is none of ours without a clinic, and null when Stripe has none', async () => {
    expect(await readOf(subscriptionOf('pro', { metadata: {} }))).toBeNull();
    await closeFake();
    expect(await (await portWith({})).port.subscription('sub_1')).toBeNull();
  });
});

describe('a checkout at Stripe', () => {
  const request = {
    ...{ clinicId: 7, tier: 'pro' as const, trialDays: 7, province: 'Quebec', customerId: null },
  };
  const session = shape<Stripe.Checkout.Session>({
    id: 'cs_1',
    mode: 'subscription',
    url: 'https://checkout.stripe.com/c/pay/cs_1',
  });
  const answers: Answers = {
    ...catalogueAnswers,
    'POST /v1/customers': () => ({ id: 'cus_1', object: 'customer' }),
    'GET /v1/subscriptions': () => listOf([]),
    'POST /v1/checkout/sessions': () => session,
    'GET /v1/checkout/sessions': () => listOf([session, { ...session, id: 'cs_0' }]),
    'POST /v1/checkout/sessions/cs_0/expire': () => session,
  };

  it('has a trial, a card and the taxes of the province, and closes the page of another tab', async () => {
    const { port, fake: stripe } = await portWith(answers);
    expect(await port.createCheckout(request, 'key-1')).toEqual({
      sessionId: 'cs_1',
      url: 'https://checkout.stripe.com/c/pay/cs_1',
    });
    expect(stripe.sent('POST /v1/checkout/sessions')).toMatchObject([
      {
        key: 'key-1',
        params: {
          mode: 'subscription',
          customer: 'cus_1',
          'line_items[0][price]': 'price_pro',
          payment_method_collection: 'always',
          'subscription_data[trial_period_days]': '7',
          'subscription_data[metadata][clinicId]': '7',
          'subscription_data[default_tax_rates][0]': 'txr_Quebec_gst',
          'subscription_data[default_tax_rates][1]': 'txr_Quebec_qst',
          success_url: 'https://site.test/subscription-success',
        },
      },
    ]);
    const expired = stripe.calls.filter(({ call }) => call.endsWith('/expire'));
    expect(expired.map(({ call }) => call)).toEqual(['POST /v1/checkout/sessions/cs_0/expire']);
  });

  it('is refused when the plan was bought in another tab', async () => {
    const { port, fake: stripe } = await portWith({
      ...answers,
      'GET /v1/subscriptions': () => listOf([subscriptionOf('pro', { status: 'trialing' })]),
    });
    await expect(port.createCheckout(request, 'key-1')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(stripe.sent('POST /v1/checkout/sessions')).toEqual([]);
  });

  it('is unavailable before the setup', async () => {
    const { port } = await portWith({ ...answers, 'GET /v1/prices': () => listOf([]) });
    await expect(port.createCheckout(request, null)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('a change at Stripe', () => {
  const UPDATE = 'POST /v1/subscriptions/sub_1';

  it('to a larger plan is charged once, also when Stripe answers 500 after it charged', async () => {
    const charged = new Set<string | null>();
    const { port, fake: stripe } = await portWith({
      ...readAnswers(subscriptionOf('basic')),
      [UPDATE]: ({ key }) => {
        const isRepetition = charged.has(key);
        charged.add(key);
        return isRepetition ? subscriptionOf('pro') : failing(500, { type: 'api_error' });
      },
    });
    await port.change('sub_1', 'pro', 'key-1');
    const params = {
      'items[0][id]': 'si_1',
      'items[0][price]': 'price_pro',
      payment_behavior: 'error_if_incomplete',
      proration_behavior: 'always_invoice',
    };
    expect(stripe.sent(UPDATE)).toEqual([
      { call: UPDATE, key: 'key-1', params },
      { call: UPDATE, key: 'key-1', params },
    ]);
    expect([...charged]).toEqual(['key-1']);
  });

  it('that was done is not done again', async () => {
    const { port, fake: stripe } = await portWith(readAnswers(subscriptionOf('pro')));
    await port.change('sub_1', 'pro', 'key-1');
    expect(stripe.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  it.each([
    ['card_declined', 'generic_decline'],
    ['insufficient_funds', 'insufficient_funds'],
  ])('with a refused card is a conflict: %s', async (reason, decline) => {
    const error = { type: 'card_error', code: 'card_declined', decline_code: decline };
    const { port } = await portWith({
      ...readAnswers(subscriptionOf('basic')),
      [UPDATE]: () => failing(402, error),
    });
    await expect(port.change('sub_1', 'pro', null)).rejects.toMatchObject({
      ...{ code: 'CONFLICT', reasons: [reason] },
    });
  });

  it('to a smaller plan waits for the period’s end', async () => {
    const created = { id: 'sub_sched_1', status: 'active', current_phase: { start_date: 5 } };
    const { port, fake: stripe } = await portWith({
      ...readAnswers(subscriptionOf('pro')),
      'POST /v1/subscription_schedules': () => created,
      'POST /v1/subscription_schedules/sub_sched_1': () => created,
    });
    await port.change('sub_1', 'basic', 'key-1');
    expect(stripe.sent(UPDATE)).toEqual([]);
    expect(stripe.sent('POST /v1/subscription_schedules/sub_sched_1')).toMatchObject([
      {
        params: {
          end_behavior: 'release',
          'phases[0][start_date]': '5',
          'phases[0][end_date]': String(ENDS),
          'phases[0][items][0][price]': 'price_pro',
          'phases[1][items][0][price]': 'price_basic',
          'phases[1][metadata][tier]': 'basic',
          'phases[1][default_tax_rates][0]': 'txr_Ontario_hst',
        },
      },
    ]);
  });

  it('is previewed by an invoice of Stripe', async () => {
    const { port, fake: stripe } = await portWith({
      ...readAnswers(subscriptionOf('basic')),
      'POST /v1/invoices/create_preview': () => invoiceOf({ subtotal: 1000, total: 1130 }),
    });
    expect(await port.previewChange('sub_1', 'pro')).toMatchObject({
      ...{ dueNowCents: 1000, totalNowCents: 1130, takesEffectAt: clock.now() },
    });
    expect(stripe.sent('POST /v1/invoices/create_preview')).toMatchObject([
      { params: { 'subscription_details[proration_behavior]': 'always_invoice' } },
    ]);
    expect(await port.previewChange('sub_1', 'basic')).toMatchObject({
      ...{ dueNowCents: 0, takesEffectAt: new Date(ENDS * 1000) },
    });
  });

  it('refunds an invoice once', async () => {
    const { port, fake: stripe } = await portWith({
      'GET /v1/invoices/in_1': () => invoiceOf(),
      'POST /v1/refunds': () => ({ id: 're_1' }),
    });
    await port.refund('sub_1', 'in_1', 1500, 'plan-refund-1');
    await expect(port.refund('sub_of_others', 'in_1', 1500, 'plan-refund-2')).rejects.toMatchObject(
      { code: 'NOT_FOUND' },
    );
    expect(stripe.sent('POST /v1/refunds')).toMatchObject([
      { key: 'plan-refund-1', params: { payment_intent: 'pi_1', amount: '1500' } },
    ]);
  });

  it('of the card pays what is open with it', async () => {
    const { port, fake: stripe } = await portWith({
      ...readAnswers(subscriptionOf('pro', { status: 'past_due' })),
      'GET /v1/setup_intents/seti_1': () => ({ id: 'seti_1', payment_method: 'pm_1' }),
      [UPDATE]: () => subscriptionOf('pro'),
      'POST /v1/invoices/in_1/pay': () => invoiceOf(),
    });
    await port.useCard('sub_1', 'seti_1');
    expect(stripe.sent(UPDATE)).toMatchObject([{ params: { default_payment_method: 'pm_1' } }]);
    expect(stripe.sent('POST /v1/invoices/in_1/pay')).toMatchObject([
      { key: 'in_1-pm_1', params: { payment_method: 'pm_1' } },
    ]);
  });
});
