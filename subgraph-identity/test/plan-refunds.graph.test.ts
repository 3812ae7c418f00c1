import type { User } from '../src';
import { createWorld, type World } from './factories';
import { deskCalls } from './desk-calls';
import { failing, listOf, startFakeStripe, type Answers, type FakeStripe } from './fake-stripe';
import { systemInfo } from '@tbt/service-kit';
import { catalogueAnswers, chargeOf, invoiceOf, subscriptionOf } from './stripe-shapes';

const REFUNDS = 'POST /v1/refunds';
const PAID_CENTS = 6667;

describe('a refund at Stripe', () => {
  let world: World;
  let fake: FakeStripe;
  let answers: Answers;
  let clinic: User;
  let desk: ReturnType<typeof deskCalls>;
  let refundedCents: number;
  /** What happens to an answer after the money was returned. */
  let afterwards: () => object | Promise<object>;

  beforeEach(async () => {
    [refundedCents, afterwards] = [0, () => ({ id: 're_1' })];
    const keys = new Set<string>();
    answers = {
      ...catalogueAnswers,
      'GET /v1/invoices': () => listOf([invoiceOf()]),
      'GET /v1/invoices/in_1': () => invoiceOf(),
      'GET /v1/charges': () =>
        listOf([
          chargeOf({ amount_refunded: refundedCents, refunded: refundedCents === PAID_CENTS }),
        ]),
      [REFUNDS]: ({ key, params }) => {
        if (!keys.has(String(key))) refundedCents += Number(params.amount);
        keys.add(String(key));
        return afterwards();
      },
    };
    fake = await startFakeStripe(answers);
    world = await createWorld({
      publicUrl: 'https://site.test',
      stripe: {
        ...{ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
        client: { ...fake.client, timeout: 1_000 },
      },
    });
    clinic = await world.person('clinic', {});
    const metadata = { clinicId: String(clinic.id) };
    answers['GET /v1/subscriptions/sub_1'] = () => subscriptionOf('pro', { metadata });
    await world.services.paymentEvents.sync('sub_1');
    desk = deskCalls(world, await world.admin());
  });
  afterEach(async () => {
    await fake.close();
    await world.close();
  });

  const refund = () =>
    desk.refund({ clinicId: clinic.id, invoiceId: 'in_1', amount: '20', refundedBefore: '0' });
  const settleRunning = () => world.services.planRefunds.settleRunning(systemInfo('jobs', 'test'));
  const shown = async () => {
    const { invoices, runningRefunds } = await desk.read(clinic.id);
    return { refunded: invoices[0]?.refunded, running: runningRefunds };
  };
  const told = async () =>
    (await world.published('subscription.changed'))
      .filter(({ payload }) => payload.change === 'refunded')
      .map(({ payload }) => payload.total);

  it('that was made before the answer failed is not made again', async () => {
    afterwards = () => failing(500, { type: 'api_error' });
    expect(await refund()).toMatchObject({ isRunning: true, errors: [] });
    expect(await shown()).toMatchObject({ running: [{ invoiceId: 'in_1', amount: '20.00' }] });
    const sent = fake.sent(REFUNDS).length;
    await settleRunning();
    expect(fake.sent(REFUNDS)).toHaveLength(sent);
    expect(refundedCents).toBe(2000);
    expect(await shown()).toEqual({ refunded: '20.00', running: [] });
    expect(await told()).toEqual(['20.00']);
  });

  it('that Stripe never answered is asked for again with the same key', async () => {
    answers[REFUNDS] = () => failing(503, { type: 'api_error' });
    expect(await refund()).toMatchObject({ isRunning: true });
    expect(refundedCents).toBe(0);
    await settleRunning();
    expect(await shown()).toMatchObject({ running: [{ amount: '20.00' }] });
    answers[REFUNDS] = ({ params }) => {
      refundedCents += Number(params.amount);
      return { id: 're_1' };
    };
    await settleRunning();
    await settleRunning();
    expect(new Set(fake.sent(REFUNDS).map(({ key }) => key)).size).toBe(1);
    expect(refundedCents).toBe(2000);
    expect(await shown()).toEqual({ refunded: '20.00', running: [] });
  });

  it('that takes longer than the deadline is one refund', async () => {
    afterwards = () => new Promise(() => undefined);
    expect(await refund()).toMatchObject({ isRunning: true });
    afterwards = () => ({ id: 're_1' });
    const second = await refund();
    expect(second.errors).toMatchObject([{ code: 'CONFLICT' }]);
    await settleRunning();
    expect(refundedCents).toBe(2000);
    expect(await told()).toEqual(['20.00']);
  }, 60_000);

  it('is not begun while Stripe is down', async () => {
    answers['GET /v1/subscriptions/sub_1'] = () => failing(503, { type: 'api_error' });
    await expect(refund()).rejects.toThrow('UNAVAILABLE');
    expect(await world.database.prisma.planRefund.count()).toBe(0);
    expect(fake.sent(REFUNDS)).toEqual([]);
  });

  it('that Stripe refuses is said, and may be asked for again', async () => {
    answers[REFUNDS] = () =>
      failing(400, { type: 'invalid_request_error', code: 'charge_disputed' });
    expect((await refund()).errors).toMatchObject([{ code: 'CONFLICT', reasons: ['not_paid'] }]);
    expect(await shown()).toEqual({ refunded: '0.00', running: [] });
  });
});
