import * as z from 'zod/mini';
import { INVOICE_KINDS, PROFESSIONAL_ROLES, ruleError } from '@tbt/contracts';
import type { RestInvoiceYearFragment, RestTotalsFragment } from '../../generated/graphql';
import { dateField, idField, numberOf } from '../entity-fields';

/** Below zero on a credit note. */
const amountField = z.string().check(z.regex(/^-?\d+\.\d{2}$/));
const minutesField = z.number().check(z.int());

const totalsSchema = z.object({
  count: z.number().check(z.int()),
  minutes: minutesField,
  subtotal: amountField,
  gst: amountField,
  hst: amountField,
  qst: amountField,
  total: amountField,
  unpaid: amountField,
});

/** `partner` is the clinic for a professional, and the professional for a clinic. */
export const invoiceYearSchema = z.object({
  year: z.number().check(z.int()),
  totals: totalsSchema,
  months: z.array(z.object({ month: z.string(), totals: totalsSchema })),
  partners: z.array(z.object({ userId: idField, name: z.string(), totals: totalsSchema })),
  invoices: z.array(
    z.object({
      id: idField,
      number: z.number().check(z.int()),
      kind: z.enum(INVOICE_KINDS),
      state: z.string(),
      bookingId: idField,
      title: z.string(),
      role: z.enum(PROFESSIONAL_ROLES),
      province: z.string(),
      date: dateField,
      issuedOn: dateField,
      dueOn: dateField,
      paidOn: z.nullable(dateField),
      minutes: minutesField,
      subtotal: amountField,
      gst: amountField,
      hst: amountField,
      qst: amountField,
      total: amountField,
      partnerId: idField,
      partnerName: z.string(),
    }),
  ),
});

/** Digits only; the graph checks the range. */
export const yearQuery = z.object({
  year: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{4}$/, { error: ruleError('validation.calendarYear') })),
      z.transform(Number),
    ),
  ),
});

const toTotals = (totals: RestTotalsFragment): z.output<typeof totalsSchema> => ({
  count: totals.count,
  minutes: totals.minutes,
  subtotal: totals.subtotal,
  gst: totals.gst,
  hst: totals.hst,
  qst: totals.qst,
  total: totals.total,
  unpaid: totals.unpaid,
});

export const toInvoiceYear = (year: RestInvoiceYearFragment) => ({
  year: year.year,
  totals: toTotals(year.totals),
  months: year.months.map(({ month, totals }) => ({ month, totals: toTotals(totals) })),
  partners: year.partners.map(({ userId, name, totals }) => ({
    userId: numberOf(userId),
    name,
    totals: toTotals(totals),
  })),
  invoices: year.allInvoices.map(({ id, bookingId, partnerId, jobTitle, paidOn, ...invoice }) => ({
    ...invoice,
    id: numberOf(id),
    bookingId: numberOf(bookingId),
    partnerId: numberOf(partnerId),
    title: jobTitle,
    paidOn: paidOn ?? null,
  })),
});
