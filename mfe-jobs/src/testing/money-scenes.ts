import { answer, type DataOf, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  EarningsPageDocument,
  RosterPageDocument,
  SpendingPageDocument,
  type EarningsPageQuery,
  type InvoiceRowFragment,
  type InvoiceTotalsFieldsFragment,
  type RosterLineFragment,
} from '../generated/graphql';
import { connectionOf } from './fixtures';
import { billingDetails } from './invoice-fixtures';

type Year = DataOf<EarningsPageQuery>['earnings'];

const totals = (changes: Partial<InvoiceTotalsFieldsFragment> = {}) =>
  ({
    __typename: 'InvoiceTotals',
    count: 2,
    minutes: 900,
    subtotal: '780.00',
    gst: '0.00',
    hst: '101.40',
    qst: '0.00',
    total: '881.40',
    unpaid: '440.70',
    ...changes,
  }) as const;

export const invoiceRow = (
  changes: Partial<FragmentData<InvoiceRowFragment>> = {},
): FragmentData<InvoiceRowFragment> => ({
  __typename: 'InvoiceSummary',
  id: '31',
  number: 12,
  kind: 'shift',
  bookingId: '50',
  jobTitle: 'Hygienist for a full day',
  date: '2027-03-05',
  dueOn: '2027-03-20',
  paidOn: null,
  state: 'overdue',
  total: '440.70',
  partnerId: '1',
  partnerName: 'Maple Dental',
  partner: { __typename: 'User', id: '1' },
  ...changes,
});

const ROWS = [
  invoiceRow(),
  invoiceRow({ id: '30', number: 11, state: 'paid', paidOn: '2027-03-02', date: '2027-02-20' }),
  invoiceRow({ id: '29', number: 10, state: 'credit_note', total: '-440.70' }),
];

const rowsOf = (rows: readonly ReturnType<typeof invoiceRow>[], month?: number | null) =>
  month ? rows.filter(({ date }) => Number(date.slice(5, 7)) === month) : rows;

const yearOf = (
  rows: readonly ReturnType<typeof invoiceRow>[],
  partner: string,
  month?: number | null,
): Year =>
  ({
    __typename: 'InvoiceYear',
    id: `professional/2/2027`,
    year: 2027,
    firstYear: 2026,
    totals: rows.length > 0 ? totals() : totals({ count: 0, minutes: 0, subtotal: '0.00' }),
    outstanding: {
      __typename: 'OutstandingInvoices',
      count: rows.length > 0 ? 1 : 0,
      total: '440.70',
      overdueCount: rows.length > 0 ? 1 : 0,
      overdueTotal: '440.70',
      onHoldCount: 0,
      onHoldTotal: '0.00',
      markedPaidCount: rows.length > 0 ? 1 : 0,
      markedPaidTotal: '345.00',
    },
    months:
      rows.length > 0
        ? [
            {
              __typename: 'InvoiceMonth',
              month: '2027-02',
              totals: totals({ subtotal: '390.00' }),
            },
            {
              __typename: 'InvoiceMonth',
              month: '2027-03',
              totals: totals({ subtotal: '520.00' }),
            },
          ]
        : [],
    partners:
      rows.length > 0
        ? [
            {
              __typename: 'InvoicePartner',
              userId: '1',
              name: partner,
              role: partner === 'Ana Reyes' ? 'hygienist' : null,
              user: { __typename: 'User', id: '1' },
              totals: totals(),
            },
          ]
        : [],
    roles:
      rows.length > 0 ? [{ __typename: 'InvoiceRole', role: 'hygienist', totals: totals() }] : [],
    invoices: connectionOf('InvoiceSummary', [...rowsOf(rows, month)]),
  }) as Year;

export const earnings = (rows = ROWS): GraphAnswers => ({
  ...answer(EarningsPageDocument, ({ month }) => ({
    earnings: yearOf(rows, 'Maple Dental', month),
  })),
  ...billingDetails(),
});

export const spending = (
  rows = ROWS.map((row) => ({ ...row, partnerName: 'Ana Reyes' })),
): GraphAnswers =>
  answer(SpendingPageDocument, ({ month }) => ({
    spending: yearOf(rows, 'Ana Reyes', month),
  }));

export const rosterLine = (
  changes: Partial<FragmentData<RosterLineFragment>> = {},
): FragmentData<RosterLineFragment> => ({
  __typename: 'Booking',
  id: '50',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  status: 'confirmed',
  job: { __typename: 'Job', id: '7', title: 'Hygienist for a full day', role: 'hygienist' },
  professional: { __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes' },
  ...changes,
});

export const roster = (
  lines = [
    rosterLine(),
    rosterLine({ id: '51', startTime: '09:00', endTime: '17:00', status: 'booked' }),
    rosterLine({ id: '52', date: '2027-03-08', professional: null }),
  ],
): GraphAnswers => answer(RosterPageDocument, { roster: lines });
