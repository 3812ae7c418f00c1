import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  DeskPromotionsDocument,
  DeskSubscriptionDocument,
  DeskSubscriptionsDocument,
  type DeskClinicFragment,
  type DeskPromotionStateFragment,
  type DeskRowFragment,
} from '../generated/graphql';

type DeskRow = FragmentData<DeskRowFragment>;
type DeskClinic = FragmentData<DeskClinicFragment> & DeskRow;
type DeskPromotion = FragmentData<DeskPromotionStateFragment>;

const END = '2027-03-20T15:00:00.000Z';
const AT = '2026-11-20T15:00:00.000Z';
const admin = { __typename: 'User' as const, id: '1', firstName: 'Ada', lastName: 'Admin' };

const office = (id: string, firstName: string, province: string) => ({
  ...{ __typename: 'User' as const, id, firstName, lastName: 'Dental', province },
  ...{ city: province === 'Quebec' ? 'Gatineau' : 'Toronto', email: `${id}@clinic.test` },
});

const row = (
  id: string,
  firstName: string,
  change: Partial<DeskRow> & { province?: string } = {},
): DeskRow => {
  const { province = 'Ontario', ...others } = change;
  return {
    ...{ __typename: 'DeskSubscription', id, status: 'active', plan: 'pro', tier: 'pro' },
    ...{ endsAt: null, currentPeriodEndsAt: END, cancelAtPeriodEnd: false, pendingTier: null },
    ...{ promotionalCode: null, givenPlan: null, clinic: office(id, firstName, province) },
    ...others,
  };
};

const GIVEN = { __typename: 'GivenPlan', tier: 'premium', until: '2027-03-31' } as const;

export const DESK_ROWS: readonly DeskRow[] = [
  row('11', 'Maple Street'),
  row('12', 'Rivière', { province: 'Quebec', status: 'trial', plan: 'premium', endsAt: END }),
  row('13', 'Harbour', { status: 'past_due', endsAt: END }),
  row('14', 'Lakeside', { status: 'cancelled', endsAt: END, cancelAtPeriodEnd: true }),
  row('15', 'Birch', { status: 'free', tier: null, plan: 'premium', givenPlan: GIVEN }),
  row('16', 'Pioneer', {
    ...{ tier: 'premium', plan: 'premium', currentPeriodEndsAt: null },
    promotionalCode: 'FIRST5FREE',
  }),
];

const record = (id: string, change: string, more: object = {}) => ({
  ...{ __typename: 'SubscriptionRecord' as const, id, at: AT, change },
  ...{ tier: 'pro' as const, total: null, day: null, reason: null, actor: null },
  ...more,
});

const records = [
  record('4', 'plan_given', {
    ...{ tier: 'premium', day: '2027-03-31', reason: 'Lost a week to our outage', actor: admin },
  }),
  record('3', 'refunded', { total: '20.00' }),
  record('2', 'refund_requested', { total: '20.00', reason: 'Charged by mistake', actor: admin }),
  record('1', 'started', { day: '2026-12-20' }),
];

const invoice = (id: string, change: object = {}) => ({
  ...{ __typename: 'SubscriptionInvoice' as const, id: `in_${id}`, number: `A1B2C3-000${id}` },
  ...{ issuedAt: AT, tier: 'pro' as const, status: 'paid', total: '66.67', refunded: '0.00' },
  ...change,
});

export const deskClinic = (change: Partial<DeskClinic> = {}): DeskClinic => ({
  ...row('11', 'Maple Street'),
  cancelReason: null,
  invoices: [invoice('2'), invoice('1', { refunded: '20.00' })],
  runningRefunds: [],
  records: {
    __typename: 'SubscriptionRecordConnection',
    edges: records.map((node) => ({ __typename: 'SubscriptionRecordEdge', node })),
  },
  ...change,
});

export const DESK_CLINICS = {
  paid: deskClinic(),
  given: deskClinic({ plan: 'premium', givenPlan: GIVEN }),
  refunding: deskClinic({
    runningRefunds: [
      {
        ...{ __typename: 'RunningRefund', id: '1', invoiceId: 'in_2', amount: '66.67' },
        requestedAt: AT,
      },
    ],
  }),
  cancelled: deskClinic({
    ...{ status: 'cancelled', endsAt: END, cancelAtPeriodEnd: true },
    cancelReason: 'seldom_needed',
  }),
  untouched: deskClinic({
    ...{ status: 'free', tier: null, plan: 'none', currentPeriodEndsAt: null, invoices: [] },
    records: { __typename: 'SubscriptionRecordConnection', edges: [] },
  }),
} as const;

export const deskPromotion = (change: Partial<DeskPromotion> = {}): DeskPromotion => ({
  ...{ __typename: 'DeskPromotion', code: 'FIRST5FREE', places: 5, isOpen: true },
  ...{ reason: null, changedAt: null, changedBy: null },
  taken: [
    {
      ...{ __typename: 'PromotionPlace', order: 1, at: AT },
      clinic: office('16', 'Pioneer', 'Ontario'),
    },
    { __typename: 'PromotionPlace', order: 2, at: AT, clinic: null },
  ],
  ...change,
});

export const CLOSED_CODE = deskPromotion({
  ...{ isOpen: false, reason: 'The launch is over', changedAt: AT, changedBy: admin },
});

export const desk = ({
  rows = DESK_ROWS,
  clinic = DESK_CLINICS.paid,
  promotion = deskPromotion(),
}: {
  rows?: readonly DeskRow[];
  clinic?: DeskClinic;
  promotion?: DeskPromotion;
} = {}): GraphAnswers => ({
  ...answer(DeskSubscriptionsDocument, {
    deskSubscriptions: {
      __typename: 'DeskSubscriptionConnection',
      edges: rows.map((node) => ({ __typename: 'DeskSubscriptionEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  }),
  ...answer(DeskSubscriptionDocument, { deskSubscription: clinic }),
  ...answer(DeskPromotionsDocument, { deskPromotions: [promotion] }),
});
