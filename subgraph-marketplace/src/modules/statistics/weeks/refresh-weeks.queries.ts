import { LIVE_BOOKING_STATUSES } from '@tbt/contracts';
import { literalList } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';

/** Key of the row of all provinces. */
export const CANADA = 'Canada';
export const RUN = 'marketplace_weeks';

const LIVE = Prisma.sql`b.status IN (${literalList(LIVE_BOOKING_STATUSES)})`;
const PAID_ON = Prisma.sql`coalesce(i.paid_on, i.received_on)`;
const mondayOf = (date: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`date_trunc('week', (${date})::date)::date::text`;

type Span = { from: string; now: Date };

/** Posted shifts that have begun; what the clinic withdrew is left out. */
const shifts = ({ from, now }: Span): Prisma.Sql => Prisma.sql`
  SELECT s.province, s.week, count(*) AS shifts, count(s.minutes) AS filled,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY s.minutes)
      FILTER (WHERE s.minutes >= 1) AS minutes_to_fill
  FROM (
    SELECT j.province, ${mondayOf(Prisma.sql`j.date`)} AS week,
      extract(epoch FROM b.created_at - j.created_at) / 60 AS minutes
    FROM jobs j LEFT JOIN bookings b ON b.job_id = j.id AND ${LIVE}
    WHERE j.date >= ${from} AND j.starts_at <= ${now}::timestamptz AND j.status <> 'draft'
      AND NOT (j.status = 'closed' AND b.id IS NULL)
  ) s GROUP BY GROUPING SETS ((s.province, s.week), (s.week))`;

const bookings = ({ from, now }: Span): Prisma.Sql => Prisma.sql`
  SELECT s.province, s.week, count(*) AS bookings,
    count(*) FILTER (WHERE s.status = 'cancelled_by_temp') AS cancelled_by_temp,
    count(*) FILTER (WHERE s.status = 'cancelled_by_clinic') AS cancelled_by_clinic,
    count(*) FILTER (WHERE s.no_show_at IS NOT NULL AND s.status IN ('no_show', 'disputed')) AS no_shows
  FROM (
    SELECT j.province, ${mondayOf(Prisma.sql`b.date`)} AS week, b.status, b.no_show_at
    FROM bookings b JOIN jobs j ON j.id = b.job_id
    WHERE b.date >= ${from} AND b.starts_at <= ${now}::timestamptz
  ) s GROUP BY GROUPING SETS ((s.province, s.week), (s.week))`;

const payments = ({ from }: Span): Prisma.Sql => Prisma.sql`
  SELECT s.province, s.week, count(*) AS paid_invoices,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY s.days) AS days_to_pay
  FROM (
    SELECT i.province, ${mondayOf(PAID_ON)} AS week, ${PAID_ON}::date - i.issued_on::date AS days
    FROM invoices i
    WHERE i.settled_at IS NOT NULL AND i.kind <> 'credit_note' AND ${PAID_ON} >= ${from}
  ) s GROUP BY GROUPING SETS ((s.province, s.week), (s.week))`;

/** Replaces the weeks since a Monday; one refresh at a time. */
export async function replaceWeeks(tx: MarketplaceTx, span: Span): Promise<number> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${RUN}))`;
  await tx.$executeRaw`DELETE FROM marketplace_weeks WHERE week >= ${span.from}`;
  const key = Prisma.sql`coalesce(p.province, ${CANADA})`;
  const count = await tx.$executeRaw`
    INSERT INTO marketplace_weeks (province, week, shifts, filled, minutes_to_fill, bookings,
      cancelled_by_temp, cancelled_by_clinic, no_shows, paid_invoices, days_to_pay)
    SELECT ${key}, p.week, coalesce(sum(p.shifts), 0), coalesce(sum(p.filled), 0),
      round(max(p.minutes_to_fill)), coalesce(sum(p.bookings), 0),
      coalesce(sum(p.cancelled_by_temp), 0), coalesce(sum(p.cancelled_by_clinic), 0),
      coalesce(sum(p.no_shows), 0), coalesce(sum(p.paid_invoices), 0),
      round(max(p.days_to_pay)::numeric, 1)
    FROM (
      SELECT province, week, shifts, filled, minutes_to_fill, NULL::bigint AS bookings,
        NULL::bigint AS cancelled_by_temp, NULL::bigint AS cancelled_by_clinic,
        NULL::bigint AS no_shows, NULL::bigint AS paid_invoices, NULL::float8 AS days_to_pay
      FROM (${shifts(span)}) a
      UNION ALL
      SELECT province, week, NULL, NULL, NULL, bookings, cancelled_by_temp, cancelled_by_clinic,
        no_shows, NULL, NULL FROM (${bookings(span)}) b
      UNION ALL
      SELECT province, week, NULL, NULL, NULL, NULL, NULL, NULL, NULL, paid_invoices, days_to_pay
      FROM (${payments(span)}) c
    ) p GROUP BY p.province, p.week`;
  await tx.statisticsRun.upsert({
    where: { name: RUN },
    create: { name: RUN, finishedAt: span.now },
    update: { finishedAt: span.now },
  });
  return count;
}
