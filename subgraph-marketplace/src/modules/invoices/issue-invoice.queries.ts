import { sumOf, type InvoiceParties } from '@tbt/contracts';
import { readerIn, claimed } from '@tbt/service-kit';
import type { z } from 'zod';
import type { MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { JobRow } from '../../generated/tables';
import { INVOICE_COLUMNS } from './invoices.queries';
import { type BilledBooking, Invoice, type NewInvoice } from './invoices.types';
import { clinicParty, professionalParty } from './kept-parties.queries';

export const BillingFacts = JobRow.pick({ province: true, paymentTerms: true }).extend({
  parties: claimed<InvoiceParties>(),
});
export type BillingFacts = z.infer<typeof BillingFacts>;

const NUMBERED = Prisma.sql`numbered AS (
  INSERT INTO invoice_sequences AS s (professional_id, last_number)
  SELECT professional_id, 1 FROM given
  ON CONFLICT (professional_id) DO UPDATE SET last_number = s.last_number + 1
  RETURNING last_number)`;

/** What was printed stays, but how to pay is that of now where it is known. */
const FORMER_PARTIES = Prisma.sql`(
  SELECT CASE WHEN d.payment_instructions IS NULL THEN i.parties ELSE jsonb_set(i.parties,
    '{professional,paymentInstructions}', to_jsonb(d.payment_instructions)) END
  FROM invoices i
  WHERE i.booking_id = b.id AND i.kind <> 'credit_note' ORDER BY i.id DESC LIMIT 1)`;

const PARTIES = Prisma.sql`jsonb_build_object(
  'professional', ${professionalParty('t', 'd')}, 'clinic', ${clinicParty('c')})`;

export type IssueInvoiceQueries = ReturnType<typeof createIssueInvoiceQueries>;

export function createIssueInvoiceQueries() {
  return {
    /** Parties of the booking's latest invoice, else those of now; a closed account's were kept. */
    async facts(tx: MarketplaceTx, booking: BilledBooking): Promise<BillingFacts> {
      const [facts] = await readerIn(tx).rows(BillingFacts)`
        SELECT j.province, j.payment_terms AS "paymentTerms",
          COALESCE(${FORMER_PARTIES}, ${PARTIES} || COALESCE(b.kept_parties, '{}')) AS parties
        FROM jobs j JOIN bookings b ON b.id = ${booking.id}
        LEFT JOIN people t ON t.id = b.professional_id
        LEFT JOIN billing_details d ON d.professional_id = b.professional_id
        LEFT JOIN people c ON c.id = b.clinic_id
        WHERE j.id = b.job_id`;
      if (!facts) throw new Error(`Booking ${booking.id} has gone`);
      return facts;
    },

    /** Takes the professional's next number, with the lines, in one statement; it holds the sequence until the commit. */
    async insert(tx: MarketplaceTx, { lines, ...invoice }: NewInvoice): Promise<Invoice> {
      const isTax = ({ kind }: (typeof lines)[number]) =>
        kind !== 'hours' && kind !== 'compensation';
      const subtotal = sumOf(lines.filter((line) => !isTax(line)).map(({ amount }) => amount));
      const tax = sumOf(lines.filter(isTax).map(({ amount }) => amount));
      const total = sumOf([subtotal, tax]);
      const given = JSON.stringify({
        ...{ kind: invoice.kind, professional_id: invoice.professionalId },
        ...{ clinic_id: invoice.clinicId, booking_id: invoice.bookingId },
        ...{ corrects_id: invoice.correctsId, parties: invoice.parties },
        ...{ province: invoice.province, issued_on: invoice.issuedOn, due_on: invoice.dueOn },
        ...{ due_at: invoice.dueAt, payment_terms: invoice.paymentTerms, subtotal, tax, total },
        paid_before: invoice.paidBefore,
        ...{ issued_at: invoice.issuedAt, settled_at: invoice.settledAt, reminders: 0 },
      });
      const written = JSON.stringify(
        lines.map((line, index) => ({
          ...{ position: index + 1, kind: line.kind, minutes: line.minutes },
          ...{ break_minutes: line.breakMinutes, hourly_rate: line.hourlyRate },
          ...{ tax_rate: line.taxRate, amount: line.amount },
        })),
      );
      const [row] = await readerIn(tx).rows(Invoice)`
        WITH given AS (SELECT * FROM jsonb_populate_record(NULL::invoices, ${given}::jsonb)),
        ${NUMBERED}, i AS (
          INSERT INTO invoices (number, kind, professional_id, clinic_id, booking_id, corrects_id,
            parties, province, issued_on, due_on, due_at, payment_terms, subtotal, tax, total,
            paid_before, issued_at, settled_at, reminders)
          SELECT numbered.last_number, kind, professional_id, clinic_id, booking_id, corrects_id,
            parties, province, issued_on, due_on, due_at, payment_terms, subtotal, tax, total,
            paid_before, issued_at, settled_at, reminders
          FROM given, numbered RETURNING *
        ), written AS (
          INSERT INTO invoice_lines (invoice_id, position, kind, minutes, break_minutes,
            hourly_rate, tax_rate, amount)
          SELECT i.id, line.position, line.kind, line.minutes, line.break_minutes,
            line.hourly_rate, line.tax_rate, line.amount
          FROM i, jsonb_populate_recordset(NULL::invoice_lines, ${written}::jsonb) line
        ), printed AS (
          UPDATE bookings b SET kept_parties = NULL FROM i
          WHERE b.id = i.booking_id AND b.kept_parties IS NOT NULL
        )
        SELECT ${INVOICE_COLUMNS} FROM i`;
      if (!row) throw new Error('An insert returns its row');
      return row;
    },
  };
}
