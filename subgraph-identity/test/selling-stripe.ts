import type { SubscriptionTier } from '@tbt/contracts';
import type { Stripe } from 'stripe';
import { failing, startFakeStripe, listOf, type Answers } from './fake-stripe';
import { catalogueAnswers, chargeOf, invoiceOf, shape, subscriptionOf } from './stripe-shapes';

const TIER_OF: Record<string, SubscriptionTier> = {
  price_basic: 'basic',
  price_pro: 'pro',
  price_premium: 'premium',
};

/** What money and pages an act has left at Stripe. */
export type StripeFacts = {
  tier: SubscriptionTier;
  isCancelled: boolean;
  charges: number;
  refundedCents: number;
  openPages: number;
};

/** A Stripe that keeps one subscription and, like the real one, does what has the same key once. */
export async function startSellingStripe() {
  const state = { clinicId: 0, tier: 'pro' as SubscriptionTier, isCancelled: false, charges: 0 };
  let refundedCents = 0;
  const answered = new Map<string, object>();
  const pages = new Map<string, string>();
  /** What happens to the answer of a write after it was done. */
  let afterwards: (answer: object) => object | Promise<object> = (answer) => answer;

  const subscription = () =>
    subscriptionOf(state.tier, {
      metadata: { clinicId: String(state.clinicId) },
      cancel_at_period_end: state.isCancelled,
    });
  const once = (key: string | null, act: () => object): object | Promise<object> => {
    const known = key === null ? undefined : answered.get(key);
    const answer = known ?? act();
    if (key !== null) answered.set(key, answer);
    return afterwards(answer);
  };
  const session = (id: string) => {
    const status = (pages.get(id) ?? 'open') as Stripe.Checkout.Session.Status;
    return shape<Stripe.Checkout.Session>({
      ...{ id, mode: 'subscription', url: `https://checkout.stripe.com/${id}`, status },
      subscription: status === 'complete' ? 'sub_1' : null,
    });
  };

  const answers: Answers = {
    ...catalogueAnswers,
    'GET /v1/subscriptions/sub_1': subscription,
    'GET /v1/subscriptions': () => listOf([]),
    'GET /v1/invoices': () => listOf([invoiceOf()]),
    'GET /v1/invoices/in_1': () => invoiceOf(),
    'GET /v1/charges': () => listOf([chargeOf({ amount_refunded: refundedCents })]),
    'POST /v1/invoices/create_preview': () => invoiceOf({ subtotal: 4000, total: 4520 }),
    'POST /v1/customers': ({ key }) => once(key, () => ({ id: 'cus_1', object: 'customer' })),
    'POST /v1/subscriptions/sub_1': ({ key, params }) =>
      once(key, () => {
        const price = params['items[0][price]'];
        if (price) {
          state.tier = TIER_OF[price] ?? state.tier;
          state.charges += 1;
        }
        if (params.cancel_at_period_end) state.isCancelled = params.cancel_at_period_end === 'true';
        return subscription();
      }),
    'POST /v1/refunds': ({ key, params }) =>
      once(key, () => {
        refundedCents += Number(params.amount);
        return { id: 're_1' };
      }),
    'POST /v1/checkout/sessions': ({ key }) =>
      once(key, () => {
        const id = `cs_${String(pages.size + 1)}`;
        pages.set(id, 'open');
        return session(id);
      }),
    'GET /v1/checkout/sessions': () =>
      listOf([...pages].filter(([, status]) => status === 'open').map(([id]) => session(id))),
  };
  for (let page = 1; page <= 99; page += 1) {
    const id = `cs_${String(page)}`;
    answers[`GET /v1/checkout/sessions/${id}`] = () => session(id);
    answers[`POST /v1/checkout/sessions/${id}/expire`] = () => {
      if (pages.get(id) !== 'open') return failing(400, { type: 'invalid_request_error' });
      pages.set(id, 'expired');
      return afterwards(session(id));
    };
  }
  const fake = await startFakeStripe(answers);

  return {
    ...fake,
    answers,
    /** Begins again, with a plan of this clinic. */
    reset(clinicId: number): void {
      Object.assign(state, { clinicId, tier: 'pro', isCancelled: false, charges: 0 });
      refundedCents = 0;
      pages.clear();
      answered.clear();
    },
    /** A buyer pays, whether or not the site hears of it. */
    payOn(id: string): void {
      pages.set(id, 'complete');
    },
    onWrite(act: typeof afterwards): void {
      afterwards = act;
    },
    facts: (): StripeFacts => ({
      ...{ tier: state.tier, isCancelled: state.isCancelled, charges: state.charges },
      refundedCents,
      openPages: [...pages.values()].filter((status) => status === 'open').length,
    }),
    event: (id: string) => ({
      ...{ id, object: 'event', type: 'customer.subscription.updated' },
      data: { object: subscription() },
    }),
  };
}

export type SellingStripe = Awaited<ReturnType<typeof startSellingStripe>>;
