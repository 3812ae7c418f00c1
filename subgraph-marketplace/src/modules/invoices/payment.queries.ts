import { INVOICE_TERMS } from '@tbt/contracts';
import { readerIn, IdRow } from '@tbt/service-kit';
import type { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { INVOICE_COLUMNS } from './invoices.queries';
import { BilledBooking, Invoice } from './invoices.types';

const CLOCK_DAYS = Prisma.raw(`interval '${INVOICE_TERMS.paidByClockDays} days'`);

/** Overdue by that many calendar days, also with a day of 25 hours between; `due_at` begins the first. */
const overdueSince = (days: number): Prisma.Sql =>
  Prisma.raw(`interval '${(days - 1) * 24 + 1} hours'`);

const stageAt = (now: Date): Prisma.Sql => {
  const passed = INVOICE_TERMS.reminderDays.map(
    (days) => Prisma.sql`(i.due_at <= ${now}::timestamptz - ${overdueSince(days)})::int`,
  );
  return Prisma.sql`(${Prisma.join(passed, ' + ')})`;
};

export const OverdueInvoice = Invoice.extend({ booking: BilledBooking });
export type OverdueInvoice = z.infer<typeof OverdueInvoice>;

export type PaymentQueries = ReturnType<typeof createPaymentQueries>;

export function createPaymentQueries({ reader }: MarketplaceDatabase) {
  return {
    /** Bookings of invoices that the clinic marked and the professional did not answer. */
    async unansweredBookingIds(now: Date, limit: number): Promise<number[]> {
      const rows = await reader.rows(IdRow)`
        SELECT i.booking_id AS id FROM invoices i
        WHERE i.settled_at IS NULL AND i.marked_paid_at <= ${now}::timestamptz - ${CLOCK_DAYS}
          AND NOT EXISTS (SELECT FROM bookings b
            WHERE b.id = i.booking_id AND b.status = 'disputed')
        ORDER BY i.marked_paid_at, i.id LIMIT ${limit}`;
      return rows.map(({ id }) => id);
    },

    /** Counts the latest reminder that is due; earlier ones that a pause missed are not sent. */
    remind: (tx: MarketplaceTx, now: Date, limit: number) => readerIn(tx).rows(OverdueInvoice)`
      UPDATE invoices i SET reminders = ${stageAt(now)} FROM bookings b
      WHERE b.id = i.booking_id AND i.id IN (
        SELECT i.id FROM invoices i JOIN bookings d ON d.id = i.booking_id
        WHERE i.settled_at IS NULL AND i.marked_paid_at IS NULL AND i.kind <> 'credit_note'
          AND i.due_at <= ${now}::timestamptz AND i.reminders < ${stageAt(now)}
          AND d.status <> 'disputed'
        ORDER BY i.due_at, i.id LIMIT ${limit} FOR UPDATE OF i SKIP LOCKED)
      RETURNING ${INVOICE_COLUMNS}, json_build_object('id', b.id, 'jobId', b.job_id,
        'clinicId', b.clinic_id, 'professionalId', b.professional_id, 'timeZone', b.time_zone,
        'date', b.date, 'startTime', b.start_time, 'endTime', b.end_time) AS booking`,

    /** Median days from issue to payment of the clinic's last invoices; the transaction settled one. */
    async refreshPaysInDays(tx: MarketplaceTx, clinicId: number): Promise<void> {
      await tx.$executeRaw`
        UPDATE people SET pays_in_days = (
          SELECT CASE WHEN count(*) >= ${INVOICE_TERMS.paysInDaysFrom}
            THEN round(percentile_cont(0.5) WITHIN GROUP (ORDER BY last.days))::int END
          FROM (SELECT GREATEST(0, LEAST(i.paid_on::date, i.received_on::date)
              - i.issued_on::date) AS days
            FROM invoices i WHERE i.clinic_id = ${clinicId} AND i.settled_at IS NOT NULL
              AND i.kind <> 'credit_note' AND i.paid_before <= i.total
              AND (i.marked_paid_at IS NOT NULL OR i.received_at IS NOT NULL)
            ORDER BY i.settled_at DESC, i.id DESC LIMIT ${INVOICE_TERMS.paysInDaysOf}) last)
        WHERE id = ${clinicId}`;
    },
  };
}
