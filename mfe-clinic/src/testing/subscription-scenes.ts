import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  PlanChangeDocument,
  SubscriptionPageDocument,
  type SubscriptionStateFragment,
} from '../generated/graphql';

export type SubscriptionNode = FragmentData<SubscriptionStateFragment>;

const HST = { __typename: 'PlanTax' as const, kind: 'hst', rate: '13.000', amount: '7.67' };

const invoice = {
  __typename: 'SubscriptionInvoice' as const,
  id: 'in_1',
  number: 'A1B2C3-0001',
  issuedAt: '2026-11-20T15:00:00.000Z',
  tier: 'pro' as const,
  status: 'paid',
  subtotal: '59.00',
  taxes: [HST],
  total: '66.67',
  refunded: '0.00',
};

/** A clinic without a plan; overrides make the other states. */
export const subscriptionNode = (overrides: Partial<SubscriptionNode> = {}): SubscriptionNode => ({
  __typename: 'ClinicSubscription',
  status: 'free',
  tier: null,
  plan: 'none',
  trialEndsAt: null,
  currentPeriodEndsAt: null,
  endsAt: null,
  cancelAtPeriodEnd: false,
  pendingTier: null,
  canTry: true,
  isPromotional: false,
  givenPlan: null,
  isManaged: false,
  canPay: true,
  invoices: [],
  ...overrides,
});

const paid = { isManaged: true, canTry: false, tier: 'pro', plan: 'pro' } as const;
const END = '2027-03-20T15:00:00.000Z';

const GIVEN = { tier: 'premium', until: '2027-03-31' } as const;

export const SUBSCRIPTIONS = {
  free: subscriptionNode(),
  noProvider: subscriptionNode({ canPay: false }),
  trial: subscriptionNode({
    ...{ ...paid, plan: 'premium', status: 'trial' },
    ...{ trialEndsAt: END, currentPeriodEndsAt: END, endsAt: END },
  }),
  active: subscriptionNode({
    ...{ ...paid, status: 'active', currentPeriodEndsAt: END, invoices: [invoice] },
  }),
  smallerNext: subscriptionNode({
    ...{ ...paid, status: 'active', currentPeriodEndsAt: END, pendingTier: 'basic' },
    invoices: [invoice],
  }),
  pastDue: subscriptionNode({
    ...{ ...paid, status: 'past_due', currentPeriodEndsAt: END, endsAt: END },
    invoices: [{ ...invoice, id: 'in_2', number: 'A1B2C3-0002', status: 'open' }, invoice],
  }),
  cancelled: subscriptionNode({
    ...{ ...paid, status: 'cancelled', currentPeriodEndsAt: END, endsAt: END },
    ...{ cancelAtPeriodEnd: true, invoices: [invoice] },
  }),
  refunded: subscriptionNode({
    ...{ ...paid, status: 'active', currentPeriodEndsAt: END },
    invoices: [{ ...invoice, status: 'refunded', refunded: '66.67' }],
  }),
  ended: subscriptionNode({
    ...{ status: 'ended', canTry: false, isManaged: true, endsAt: '2026-11-20T15:00:00.000Z' },
    invoices: [invoice],
  }),
  given: subscriptionNode({
    ...{ plan: 'premium', givenPlan: { __typename: 'GivenPlan', ...GIVEN } },
  }),
  givenBeside: subscriptionNode({
    ...{ ...paid, status: 'active', plan: 'premium', currentPeriodEndsAt: END },
    givenPlan: { __typename: 'GivenPlan', ...GIVEN },
    invoices: [{ ...invoice, refunded: '20.00' }],
  }),
  givenWithoutEnd: subscriptionNode({
    ...{ status: 'active', tier: 'basic', plan: 'basic' },
  }),
  promotional: subscriptionNode({
    ...{ status: 'active', tier: 'premium', plan: 'premium', isPromotional: true },
  }),
} as const;

export const subscribed = (subscription: SubscriptionNode): GraphAnswers =>
  answer(SubscriptionPageDocument, { mySubscription: subscription });

/** What a change to Premium costs at once; a smaller plan costs nothing before its day. */
export const changeTo = (tier: 'premium' | 'basic'): GraphAnswers =>
  answer(PlanChangeDocument, {
    planChange: {
      __typename: 'PlanChange',
      tier,
      takesEffectAt: END,
      ...(tier === 'premium'
        ? { dueNow: '20.00', taxes: [{ ...HST, amount: '2.60' }], totalNow: '22.60' }
        : { dueNow: '0.00', taxes: [], totalNow: '0.00' }),
    },
  });
