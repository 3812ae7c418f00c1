import * as z from 'zod/mini';
import {
  calendarDate,
  INVOICE_KINDS,
  INVOICE_LINE_KINDS,
  INVOICE_STATES,
  oneOf,
  PAYMENT_METHODS,
  PAYMENT_TERMS,
  ruleError,
} from '@tbt/contracts';
import type { RestInvoiceFieldsFragment } from '../../generated/graphql';
import {
  dateField,
  decimalField,
  idField,
  instantField,
  maybeNumberOf,
  maybeText,
  numberOf,
} from '../entity-fields';

/** Negative on a credit note. */
const amountField = z.string().check(z.regex(/^-?\d+\.\d{2}$/));
const percentField = z.string().check(z.regex(/^\d+\.\d{3}$/));

const lineSchema = z.object({
  kind: z.enum(INVOICE_LINE_KINDS),
  minutes: z.nullable(z.number()),
  breakMinutes: z.nullable(z.number()),
  hourlyRate: z.nullable(decimalField),
  taxRate: z.nullable(percentField),
  amount: amountField,
});

export const invoiceSchema = z.object({
  id: idField,
  number: z.number(),
  kind: z.enum(INVOICE_KINDS),
  bookingId: idField,
  clinicId: idField,
  clinicName: z.string(),
  professionalId: idField,
  professionalName: z.string(),
  correctsNumber: z.nullable(z.number()),
  creditNoteId: z.nullable(idField),
  province: z.string(),
  issuedOn: dateField,
  dueOn: dateField,
  issuedAt: instantField,
  paymentTerms: z.enum(PAYMENT_TERMS),
  subtotal: amountField,
  tax: amountField,
  total: amountField,
  paidBefore: amountField,
  amountDue: amountField,
  lines: z.array(lineSchema),
  state: z.enum(INVOICE_STATES),
  isOverdue: z.boolean(),
  paidOn: maybeText,
  paidMethod: z.nullable(z.enum(PAYMENT_METHODS)),
  receivedOn: maybeText,
  receivedMethod: z.nullable(z.enum(PAYMENT_METHODS)),
  settledAt: z.nullable(instantField),
  paymentInstructions: maybeText,
  gstNumber: maybeText,
  qstNumber: maybeText,
});

export const toInvoice = (invoice: RestInvoiceFieldsFragment): z.output<typeof invoiceSchema> => ({
  ...{ id: numberOf(invoice.id), number: invoice.number, kind: invoice.kind },
  ...{ bookingId: numberOf(invoice.bookingId), clinicId: numberOf(invoice.clinicId) },
  ...{ clinicName: invoice.clinicName, professionalId: numberOf(invoice.professionalId) },
  ...{ professionalName: invoice.professionalName, correctsNumber: invoice.correctsNumber ?? null },
  creditNoteId: maybeNumberOf(invoice.creditNoteId),
  ...{ province: invoice.province, issuedOn: invoice.issuedOn, dueOn: invoice.dueOn },
  ...{ issuedAt: invoice.issuedAt, paymentTerms: invoice.paymentTerms },
  ...{ subtotal: invoice.subtotal, tax: invoice.tax, total: invoice.total },
  ...{ paidBefore: invoice.paidBefore, amountDue: invoice.amountDue },
  lines: invoice.lines.map((line) => ({
    ...{ kind: line.kind, minutes: line.minutes ?? null, breakMinutes: line.breakMinutes ?? null },
    ...{ hourlyRate: line.hourlyRate ?? null, taxRate: line.taxRate ?? null, amount: line.amount },
  })),
  ...{ state: invoice.state, isOverdue: invoice.isOverdue },
  ...{ paidOn: invoice.paidOn ?? null, paidMethod: invoice.paidMethod ?? null },
  ...{ receivedOn: invoice.receivedOn ?? null, receivedMethod: invoice.receivedMethod ?? null },
  settledAt: invoice.settledAt ?? null,
  paymentInstructions: invoice.paymentInstructions ?? null,
  ...{ gstNumber: invoice.gstNumber ?? null, qstNumber: invoice.qstNumber ?? null },
});

export const LANGUAGES_OF_PDF = ['en', 'fr'] as const;

export const pdfQuery = z.object({ lang: z.optional(oneOf(LANGUAGES_OF_PDF)) });

export const paymentBody = z.object(
  { paidOn: calendarDate, method: oneOf(PAYMENT_METHODS) },
  { error: ruleError('validation.object') },
);
