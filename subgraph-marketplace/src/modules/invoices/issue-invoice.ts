import {
  amountDueOf,
  amountOfMinutes,
  centsOf,
  INVOICE_TERMS,
  negated,
  refundOf,
  sumOf,
  taxesOf,
  type InvoiceKind,
  type PaymentTerms,
} from '@tbt/contracts';
import type { MarketplaceTx } from '../../database';
import { appendShiftEvents } from '../jobs';
import { addDays, spanInstants, wallTimeAt } from '../places';
import { invoiceChanged } from './invoices.events';
import type { InvoicesQueries } from './invoices.queries';
import type { IssueInvoiceQueries } from './issue-invoice.queries';
import type {
  BilledBooking,
  BilledHours,
  CorrectedHours,
  Invoice,
  IssuedInvoice,
  NewInvoiceLine,
} from './invoices.types';

type Deps = { invoices: InvoicesQueries; issuing: IssueInvoiceQueries };

const PLAIN = { minutes: null, breakMinutes: null, hourlyRate: null, taxRate: null } as const;

/** Due at the end of the day, on the clock of the shift's place. */
function datesOf({ timeZone }: BilledBooking, terms: PaymentTerms, now: Date) {
  const today = wallTimeAt(timeZone, now);
  const dueOn = addDays(today.date, INVOICE_TERMS.dueDays[terms]);
  const end = { date: addDays(dueOn, 1), time: '00:00' };
  const dueAt = spanInstants(timeZone, today, end)?.endsAt;
  if (!dueAt) throw new Error('An invoice is due after its issue');
  return { issuedOn: today.date, dueOn, dueAt, issuedAt: now };
}

/** What the clinic paid for an invoice that is taken back; a mark that was not answered is no payment, nor a refund. */
function paidFor(former: Invoice): string {
  const isReturned = refundOf(former) !== null && former.receivedAt !== null;
  const isPaid = former.settledAt !== null && centsOf(amountDueOf(former)) > 0;
  return isPaid || isReturned ? former.total : former.paidBefore;
}

export type Invoicing = ReturnType<typeof createInvoicing>;

export function createInvoicing({ invoices, issuing }: Deps) {
  const issue = async (
    tx: MarketplaceTx,
    booking: BilledBooking,
    {
      kind,
      line,
      paidBefore = '0.00',
      now,
    }: { kind: InvoiceKind; line: NewInvoiceLine; paidBefore?: string | undefined; now: Date },
  ): Promise<IssuedInvoice> => {
    const { parties, province, ...terms } = await issuing.facts(tx, booking);
    const paymentTerms = terms.paymentTerms ?? INVOICE_TERMS.fallback;
    const taxes = taxesOf(line.amount, province, parties.professional);
    const total = sumOf([line.amount, ...taxes.map(({ amount }) => amount)]);
    const isPaid =
      centsOf(paidBefore) > 0 && centsOf(amountDueOf({ kind, total, paidBefore })) <= 0;
    const invoice = await issuing.insert(tx, {
      ...{ kind, parties, province, paymentTerms, correctsId: null, paidBefore },
      settledAt: isPaid ? now : null,
      ...{ professionalId: booking.professionalId, clinicId: booking.clinicId },
      ...{ bookingId: booking.id, ...datesOf(booking, paymentTerms, now) },
      lines: [line, ...taxes.map((tax) => ({ ...PLAIN, ...tax }))],
    });
    const step = { action: 'issue', by: 'clock' } as const;
    return { invoice, events: [invoiceChanged(invoice, booking, now, step)] };
  };

  /** The former invoice no longer asks for money. */
  const credit = async (
    tx: MarketplaceTx,
    booking: BilledBooking,
    former: Invoice,
    { now, paidBefore = '0.00' }: { now: Date; paidBefore?: string },
  ): Promise<IssuedInvoice> => {
    const lines = await invoices.linesIn(tx, former.id);
    const { parties, province, paymentTerms, professionalId, clinicId } = former;
    const { issuedOn } = datesOf(booking, paymentTerms, now);
    const inserted = await issuing.insert(tx, {
      ...{ kind: 'credit_note', correctsId: former.id, parties, province, paymentTerms },
      ...{ professionalId, clinicId, bookingId: booking.id, issuedOn, issuedAt: now },
      ...{ dueOn: issuedOn, dueAt: now, settledAt: now, paidBefore },
      lines: lines.map(({ invoiceId: _id, position: _at, ...line }) => ({
        ...line,
        amount: negated(line.amount),
      })),
    });
    if (former.settledAt === null) await invoices.write(tx, former, { settledAt: now });
    const invoice = { ...inserted, correctsNumber: former.number };
    const step = { action: 'issue', by: 'admin' } as const;
    return { invoice, events: [invoiceChanged(invoice, booking, now, step)] };
  };

  /** Of hours at the locked rate, two statements; the caller appends the events with those of the approval. */
  const issueInvoice = (
    tx: MarketplaceTx,
    { booking, minutes, breakMinutes, now }: BilledHours,
    paidBefore?: string,
  ): Promise<IssuedInvoice> => {
    const { hourlyRate } = booking;
    const amount = amountOfMinutes(minutes, hourlyRate);
    const line = {
      kind: 'hours',
      minutes,
      breakMinutes,
      hourlyRate,
      taxRate: null,
      amount,
    } as const;
    return issue(tx, booking, { kind: 'shift', line, paidBefore, now });
  };

  return {
    issueInvoice,

    /** A credit note and, unless nothing was worked, a new invoice that asks only for what was not paid. The caller appends the events. */
    async correctInvoice(tx: MarketplaceTx, { isUnpaid = false, ...hours }: CorrectedHours) {
      const { booking, now } = hours;
      const former = await invoices.lockStanding(tx, booking.id);
      const credited = former && (await credit(tx, booking, former, { now }));
      const paidBefore = former && !isUnpaid ? paidFor(former) : '0.00';
      const issued = hours.minutes > 0 ? await issueInvoice(tx, hours, paidBefore) : null;
      return {
        creditNote: credited?.invoice ?? null,
        invoice: issued?.invoice ?? null,
        events: [...(credited?.events ?? []), ...(issued?.events ?? [])],
      };
    },

    /** What a clinic's late cancellation owes; appends its events. */
    async issueCompensation(
      tx: MarketplaceTx,
      booking: BilledBooking,
      { amount, now }: { amount: string; now: Date },
    ): Promise<void> {
      const line = { ...PLAIN, kind: 'compensation', amount } as const;
      const { events } = await issue(tx, booking, { kind: 'late_cancellation', line, now });
      await appendShiftEvents(tx, events);
    },

    /** Takes a compensation back, and asks for the return of what was paid; appends its events. */
    async creditCompensation(tx: MarketplaceTx, booking: BilledBooking, now: Date): Promise<void> {
      const former = await invoices.lockStanding(tx, booking.id);
      if (!former) return;
      const { events } = await credit(tx, booking, former, { now, paidBefore: paidFor(former) });
      await appendShiftEvents(tx, events);
    },
  };
}
