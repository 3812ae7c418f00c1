import { get, objectOf, post, problemOf, unique } from './support/api';
import { deliverEvent, paymentEvent, payPlan, signEvent } from './support/payments';
import { demoPerson, newPerson, type Person } from './support/people';

let clinic: Person;
beforeAll(async () => {
  clinic = await newPerson('clinic');
});

const as = (person: Person | null, more: Record<string, string> = {}) => ({
  token: person?.token,
  headers: more,
});
const checkout = (body: unknown, more = {}) =>
  post('/api/subscription/checkout', body, as(clinic, more));

describe('GET /api/plans', () => {
  it('lists what each plan allows, with the taxes of a province', async () => {
    const answer = await get('/api/plans?province=Quebec');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject([
      { tier: 'none', price: '0.00', activeJobs: 1, rankedPeople: 3 },
      { tier: 'basic', price: '29.00', activeJobs: 5, clinicAlerts: 2, emergencyRequests: 1 },
      { tier: 'pro', price: '59.00', activeJobs: 20, canWriteFirst: true, rankedPeople: null },
      { tier: 'premium', price: '99.00', currency: 'CAD', activeJobs: null, total: '113.83' },
    ]);
    const { headers } = answer;
    const again = await get('/api/plans?province=Quebec', {
      headers: { 'if-none-match': String(headers.get('etag')) },
    });
    expect(again.status).toBe(304);
  });

  it('refuses an unknown province', async () => {
    problemOf(await get('/api/plans?province=Texas'), 400, 'VALIDATION_FAILED');
  });
});

describe('/api/subscription', () => {
  it('is the clinic’s', async () => {
    expect(objectOf(await get('/api/subscription', as(clinic)))).toMatchObject({
      ...{ status: 'free', tier: null, trialEndsAt: null, currentPeriodEndsAt: null },
      ...{ cancelAtPeriodEnd: false, pendingTier: null, invoices: [] },
    });
    const hygienist = await demoPerson('hygienist');
    problemOf(await get('/api/subscription', as(hygienist)), 403, 'FORBIDDEN');
    problemOf(await get('/api/subscription'), 401, 'UNAUTHENTICATED');
    problemOf(await post('/api/subscription/checkout', { tier: 'pro' }), 401, 'UNAUTHENTICATED');
  });

  it('prints an own invoice in both languages', async () => {
    const buyer = await newPerson('clinic');
    await payPlan(buyer);
    const { invoices } = objectOf(await get('/api/subscription', as(buyer))) as {
      invoices: { id: string; refunded: string }[];
    };
    expect(invoices).toMatchObject([{ refunded: '0.00' }]);
    const path = `/api/subscription/invoices/${invoices[0]?.id}/pdf`;
    const pages = await Promise.all(
      ['en', 'en', 'fr'].map((lang) => get(`${path}?lang=${lang}`, as(buyer))),
    );
    for (const { status, headers, text } of pages) {
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(text).toMatch(/^%PDF-1\.7/);
    }
    expect(pages[0]?.text).toBe(pages[1]?.text);
    expect(pages[0]?.text).not.toBe(pages[2]?.text);
    problemOf(await get(`${path}?lang=de`, as(buyer)), 400, 'VALIDATION_FAILED');
    problemOf(await get(path, as(await newPerson('clinic'))), 404, 'NOT_FOUND');
    problemOf(await get(path), 401, 'UNAUTHENTICATED');
  });

  it('starts a purchase, once for each key', async () => {
    const key = { 'idempotency-key': unique() };
    const first = await checkout({ tier: 'pro' }, key);
    expect(first.status).toBe(201);
    const { url, sessionId } = objectOf(first);
    expect(url).toBe(`/payment-test?session=${String(sessionId)}`);
    expect(objectOf(await checkout({ tier: 'pro' }, key))).toEqual({ url, sessionId });
    problemOf(await checkout({ tier: 'basic' }, key), 409, 'CONFLICT');
    problemOf(await checkout({ tier: 'gold' }), 400, 'VALIDATION_FAILED');
    expect(objectOf(await get('/api/subscription', as(clinic)))).toMatchObject({ status: 'free' });
  });

  it.each([
    ['change', { tier: 'pro' }],
    ['change', { tier: 'pro', confirm: true }],
    ['cancel', { reason: 'other' }],
    ['resume', undefined],
  ])('has no plan to %s: %j', async (step, body) => {
    const refused = await post(`/api/subscription/${step}`, body, as(clinic));
    expect(problemOf(refused, 409, 'CONFLICT').reasons).toEqual(['no_subscription']);
  });

  it('never takes fields of the account from a body', async () => {
    await checkout({
      tier: 'pro',
      subscriptionStatus: 'active',
      status: 'active',
      isManaged: true,
    });
    expect(objectOf(await get('/api/subscription', as(clinic)))).toMatchObject({ status: 'free' });
  });
});

it('changes, cancels and resumes a plan', async () => {
  const buyer = await newPerson('clinic');
  await payPlan(buyer);
  const step = async (name: string, body?: unknown) =>
    objectOf(await post(`/api/subscription/${name}`, body, as(buyer)));
  const preview = await step('change', { tier: 'pro' });
  expect(preview).toMatchObject({ change: { tier: 'pro', dueNow: '30.00' }, subscription: null });
  expect(await step('change', { tier: 'pro', confirm: true })).toMatchObject({
    subscription: { status: 'active', tier: 'pro' },
  });
  expect(await step('cancel', { reason: 'other' })).toMatchObject({ status: 'cancelled' });
  expect(await step('resume')).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  const { invoices } = objectOf(await get('/api/subscription', as(buyer)));
  expect(invoices).toMatchObject([{ subtotal: '30.00' }, { subtotal: '29.00', total: '32.77' }]);
});

describe('POST /api/webhooks/payments', () => {
  it('takes a signed event, also twice', async () => {
    const payload = paymentEvent(`evt_${unique()}`);
    for (let turn = 0; turn < 2; turn++) {
      const answer = await deliverEvent(payload, signEvent(payload));
      expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    }
  });

  it.each([
    ['without a signature', (payload: string) => deliverEvent(payload, '')],
    ['of another body', (payload: string) => deliverEvent(`${payload} `, signEvent(payload))],
    [
      'older than five minutes',
      (payload: string) => deliverEvent(payload, signEvent(payload, Date.now() - 360_000)),
    ],
    ['that is not JSON', () => deliverEvent('{', signEvent('{'))],
  ])('refuses one %s', async (_name, send) => {
    problemOf(await send(paymentEvent(`evt_${unique()}`)), 400, 'VALIDATION_FAILED');
  });
});
