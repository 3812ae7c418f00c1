import * as z from 'zod/mini';
import { PAYMENT_METHODS } from '../booking-options';
import { INVOICE_TERMS } from '../invoice-terms';
import { calendarDate, id, isSeen, oneOf, optionalText, text } from './fields';
import { ruleError } from './issue';

const object = { error: ruleError('validation.object') };

export const markPaymentRule = z.object(
  { bookingId: id, paidOn: calendarDate, method: oneOf(PAYMENT_METHODS) },
  object,
);

/** Spaces and hyphens are typing aids; empty is null. */
const taxNumber = (form: RegExp, key: 'invoice.gstNumber' | 'invoice.qstNumber') =>
  z.pipe(
    z.pipe(
      z.nullish(text()),
      z.transform((value) => {
        const written = (value ?? '').replace(/[\s-]/gu, '').toUpperCase();
        return isSeen(written) ? written : null;
      }),
    ),
    z.nullable(z.string().check(z.regex(form, { error: ruleError(key) }))),
  );

export const billingDetailsRule = z.object(
  {
    gstNumber: taxNumber(/^\d{9}RT\d{4}$/, 'invoice.gstNumber'),
    qstNumber: taxNumber(/^\d{10}TQ\d{4}$/, 'invoice.qstNumber'),
    paymentInstructions: optionalText(INVOICE_TERMS.paymentInstructionsMax),
  },
  object,
);

export const invoiceFilterRule = z.nullish(
  z.object({ isSettled: z.nullish(z.boolean({ error: ruleError('validation.boolean') })) }, object),
);

export const liftPostingBlockRule = z.object({ clinicId: id }, object);

export type BillingValues = z.output<typeof billingDetailsRule>;
export type MarkPaymentValues = z.output<typeof markPaymentRule>;
