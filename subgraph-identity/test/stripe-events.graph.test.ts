import { inspect } from 'node:util';
import type { Stripe } from 'stripe';
import { failing, listOf } from './fake-stripe';
import { clock, closeFake, portWith, SECRET, WEBHOOK_SECRET } from './stripe-port';
import { chargeOf, invoiceOf, seconds, shape, subscriptionOf } from './stripe-shapes';

afterEach(closeFake);

describe('Stripe', () => {
  it('that does not answer is given up at the deadline, without a secret in the error', async () => {
    const { port } = await portWith(
      { 'GET /v1/subscriptions/sub_1': () => new Promise(() => undefined) },
      100,
    );
    const error: unknown = await port.subscription('sub_1').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'UNAVAILABLE' });
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(SECRET);
  });

  it('that refuses the key is unavailable, without a secret in the error', async () => {
    const message = `Invalid API Key provided: ${SECRET}`;
    const { port } = await portWith({
      'GET /v1/subscriptions/sub_1': () => failing(401, { type: 'invalid_request_error', message }),
    });
    const error: unknown = await port.subscription('sub_1').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'UNAVAILABLE' });
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(SECRET);
  });

  const eventOf = (id: string, type: Stripe.Event['type'], object: object) => ({
    ...{ id, object: 'event', type, data: { object } },
  });

  it.each([
    ['as sent', 0, WEBHOOK_SECRET, true],
    ['too old', 301, WEBHOOK_SECRET, false],
    ['by another secret', 0, 'whsec_other', false],
  ])('signs events: %s', async (_name, age, secret, isTaken) => {
    const { port, stripe } = await portWith({});
    const payload = JSON.stringify(
      eventOf('evt_1', 'customer.subscription.updated', subscriptionOf('pro')),
    );
    const timestamp = clock.now().getTime() / 1000 - age;
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const expected = {
      ...{ id: 'evt_1', type: 'customer.subscription.updated', subscriptionId: 'sub_1' },
    };
    expect(await port.verify(payload, header)).toEqual(isTaken ? expected : null);
    expect(await port.verify(`${payload} `, header)).toBeNull();
  });

  it('lists what was missed, oldest first, and whom it is about', async () => {
    const setup = shape<Stripe.Checkout.Session>({
      ...{ mode: 'setup', metadata: { subscriptionId: 'sub_1' }, setup_intent: 'seti_1' },
    });
    const { port, fake: stripe } = await portWith({
      'GET /v1/charges/ch_1': () => chargeOf(),
      'GET /v1/events': () =>
        listOf([
          eventOf('evt_4', 'charge.dispute.created', shape<Stripe.Dispute>({ charge: 'ch_1' })),
          eventOf('evt_3', 'charge.refunded', chargeOf()),
          eventOf('evt_2', 'checkout.session.completed', setup),
          eventOf('evt_1', 'invoice.paid', invoiceOf()),
        ]),
    });
    expect(await port.eventsSince(new Date('2026-11-24T00:00:00Z'))).toMatchObject([
      { id: 'evt_1', subscriptionId: 'sub_1' },
      { id: 'evt_2', subscriptionId: 'sub_1', setupIntentId: 'seti_1' },
      { id: 'evt_3', customerId: 'cus_1' },
      { id: 'evt_4', customerId: 'cus_1' },
    ]);
    expect(stripe.sent('GET /v1/events')).toMatchObject([
      { params: { 'created[gte]': String(seconds('2026-11-24T00:00:00Z')) } },
    ]);
  });
});
