import {
  LIVE_BOOKING_STATUSES,
  type SubscriptionStatus,
  type SubscriptionTier,
} from '@tbt/contracts';
import { literalList, readerIn, claimed } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';

export const DueStatement = z.object({ clinicId: z.number(), month: z.string() });
export type DueStatement = z.infer<typeof DueStatement>;

export const StatementFigures = z.object({
  shifts: z.number(),
  filled: z.number(),
  invoices: z.number(),
  spent: z.string(),
  waitingHours: z.number(),
  unpaidInvoices: z.number(),
  unpaidTotal: z.string(),
  overdueInvoices: z.number(),
  subscriptionTier: claimed<SubscriptionTier>().nullable(),
  subscriptionStatus: claimed<SubscriptionStatus>(),
  subscriptionEndsAt: z.date().nullable(),
});
export type StatementFigures = z.infer<typeof StatementFigures>;

/** Days of the month on which a statement that was missed is still sent. */
const SENT_UNTIL_DAY = 5;
/** On the first, not in the night. */
const FIRST_HOUR = 8;

const LIVE = Prisma.sql`b.status IN (${literalList(LIVE_BOOKING_STATUSES)})`;
/** As for spending. */
const SIGN = Prisma.sql`CASE i.kind WHEN 'credit_note' THEN -1 ELSE 1 END`;

/** Marks the statements of the last month that are due on the clocks of their clinics, and returns them. */
export const takeDueStatements = (tx: MarketplaceTx, now: Date, limit: number) =>
  readerIn(tx).rows(DueStatement)`
    INSERT INTO clinic_statements (clinic_id, month, at)
    SELECT c.id, c.month, ${now}::timestamptz FROM (
      SELECT p.id, p.time_zone, z.local, to_char(z.local - interval '1 month', 'YYYY-MM') AS month
      FROM people p
      CROSS JOIN LATERAL (SELECT ${now}::timestamptz AT TIME ZONE p.time_zone AS local) z
      WHERE p.role = 'clinic' AND p.is_active AND p.time_zone IS NOT NULL
    ) c
    WHERE extract(day FROM c.local) <= ${SENT_UNTIL_DAY}
      AND (extract(day FROM c.local) > 1 OR extract(hour FROM c.local) >= ${FIRST_HOUR})
      AND EXISTS (SELECT FROM jobs j WHERE j.clinic_id = c.id
        AND j.created_at < date_trunc('month', c.local) AT TIME ZONE c.time_zone)
      AND NOT EXISTS (SELECT FROM clinic_statements s
        WHERE s.clinic_id = c.id AND s.month = c.month)
    ORDER BY c.id LIMIT ${limit}
    ON CONFLICT DO NOTHING
    RETURNING clinic_id AS "clinicId", month`;

export async function statementFigures(
  tx: MarketplaceTx,
  { clinicId, month }: DueStatement,
  now: Date,
): Promise<StatementFigures> {
  const [from, to] = [`${month}-01`, `${month}-31`];
  const [row] = await readerIn(tx).rows(StatementFigures)`
    SELECT s.shifts, s.filled, m.invoices, m.spent, o.unpaid AS "unpaidInvoices",
      o.total AS "unpaidTotal", o.overdue AS "overdueInvoices",
      (SELECT count(*)::int FROM bookings b WHERE b.clinic_id = p.id AND b.status = 'completed'
        AND EXISTS (SELECT 1 FROM timesheets t WHERE t.booking_id = b.id
          AND t.status = 'submitted' AND t.by <> 'clinic')) AS "waitingHours",
      p.subscription_tier AS "subscriptionTier", p.subscription_status AS "subscriptionStatus",
      p.subscription_ends_at AS "subscriptionEndsAt"
    FROM people p
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS shifts, count(b.id)::int AS filled
      FROM jobs j LEFT JOIN bookings b ON b.job_id = j.id AND ${LIVE}
      WHERE j.clinic_id = p.id AND j.date >= ${from} AND j.date <= ${to}
        AND j.status <> 'draft' AND NOT (j.status = 'closed' AND b.id IS NULL)
    ) s
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE i.kind <> 'credit_note')::int AS invoices,
        coalesce(sum(abs(i.total) * ${SIGN}), 0)::numeric(12, 2)::text AS spent
      FROM invoices i WHERE i.clinic_id = p.id AND i.issued_on >= ${from} AND i.issued_on <= ${to}
    ) m
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS unpaid,
        coalesce(sum(i.total - i.paid_before), 0)::numeric(12, 2)::text AS total,
        count(*) FILTER (WHERE i.due_at < ${now}::timestamptz)::int AS overdue
      FROM invoices i WHERE i.clinic_id = p.id AND i.settled_at IS NULL
        AND i.kind <> 'credit_note' AND i.marked_paid_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = i.booking_id AND b.status = 'disputed')
    ) o
    WHERE p.id = ${clinicId}`;
  if (!row) throw new Error(`The clinic ${clinicId} is not known`);
  return row;
}
