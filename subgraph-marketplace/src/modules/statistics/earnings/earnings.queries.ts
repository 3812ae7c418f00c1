import type { ActingSide, Page } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { InvoiceSummary, MonthOfPartner, OutstandingInvoices } from './earnings.types';

const FILE_MAX = 20_000;

/** Urgency, place among equals and id. */
export type InvoiceKey = [number, number, number];

const YearFacts = z.object({
  firstIssuedOn: z.string().nullable(),
  outstanding: OutstandingInvoices,
  groups: z.array(MonthOfPartner),
});
type YearFacts = z.infer<typeof YearFacts>;

// As in the indexes.
const IS_OPEN = Prisma.sql`(i.settled_at IS NULL AND i.kind <> 'credit_note')`;
/** Of an open one. */
const DUE = Prisma.sql`(i.total - i.paid_before)`;
const IS_MARKED = Prisma.sql`(i.marked_paid_at IS NOT NULL OR i.received_at IS NOT NULL)`;
/** No side pays or is reminded until the case about the booking is decided. */
const IS_ON_HOLD = Prisma.sql`(i.received_at IS NULL AND EXISTS (
  SELECT 1 FROM bookings d WHERE d.id = i.booking_id AND d.status = 'disputed'))`;
const IS_UNPAID = Prisma.sql`(${IS_OPEN} AND NOT ${IS_MARKED} AND NOT ${IS_ON_HOLD})`;
const SIGN = Prisma.sql`CASE i.kind WHEN 'credit_note' THEN -1 ELSE 1 END`;

const ofSide = (side: ActingSide): Prisma.Sql =>
  'clinicId' in side
    ? Prisma.sql`i.clinic_id = ${side.clinicId}`
    : Prisma.sql`i.professional_id = ${side.professionalId}`;

const partnerOf = (side: ActingSide): Prisma.Sql =>
  'clinicId' in side ? Prisma.sql`i.professional_id` : Prisma.sql`i.clinic_id`;

/** As printed. */
const nameOf = (side: ActingSide): Prisma.Sql =>
  'clinicId' in side
    ? Prisma.sql`i.parties->'professional'->>'name'`
    : Prisma.sql`i.parties->'clinic'->>'name'`;

const inYear = (year: number): Prisma.Sql =>
  Prisma.sql`i.issued_on >= ${`${year}-01-01`} AND i.issued_on <= ${`${year}-12-31`}`;

const inMonth = (year: number, month: number): Prisma.Sql => {
  const start = `${year}-${String(month).padStart(2, '0')}`;
  return Prisma.sql`i.issued_on >= ${`${start}-01`} AND i.issued_on <= ${`${start}-31`}`;
};

/** Minutes and taxes of an invoice, always positive. */
const LINES = Prisma.sql`
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(abs(l.minutes)) FILTER (WHERE l.kind = 'hours'), 0)::int AS minutes,
      coalesce(sum(abs(l.amount)) FILTER (WHERE l.kind = 'gst'), 0) AS gst,
      coalesce(sum(abs(l.amount)) FILTER (WHERE l.kind = 'hst'), 0) AS hst,
      coalesce(sum(abs(l.amount)) FILTER (WHERE l.kind = 'qst'), 0) AS qst
    FROM invoice_lines l WHERE l.invoice_id = i.id
  ) l`;

/** More was paid before than is owed. */
const IS_REFUND = Prisma.sql`i.paid_before > CASE i.kind WHEN 'credit_note' THEN 0 ELSE i.total END`;

const stateAt = (now: Date): Prisma.Sql => Prisma.sql`CASE
  WHEN EXISTS (SELECT 1 FROM invoices c WHERE c.corrects_id = i.id) THEN 'credited'
  WHEN ${IS_REFUND} THEN CASE WHEN i.received_at IS NOT NULL THEN 'refunded'
    WHEN i.marked_paid_at IS NOT NULL THEN 'refund_returned' ELSE 'refund_due' END
  WHEN i.kind = 'credit_note' THEN 'credit_note'
  WHEN i.settled_at IS NOT NULL THEN 'paid'
  WHEN i.received_at IS NOT NULL THEN 'received'
  WHEN ${IS_ON_HOLD} THEN 'on_hold'
  WHEN i.marked_paid_at IS NOT NULL THEN 'marked_paid'
  WHEN i.due_at < ${now}::timestamptz THEN 'overdue'
  ELSE 'unpaid' END`;

/** Overdue 4, unpaid 3, on hold 2, marked as paid 1, all others 0. */
const urgencyAt = (now: Date): Prisma.Sql => Prisma.sql`(CASE
  WHEN NOT ${IS_OPEN} THEN 0 WHEN ${IS_ON_HOLD} THEN 2 WHEN ${IS_MARKED} THEN 1
  WHEN i.due_at < ${now}::timestamptz THEN 4 ELSE 3 END)`;

/** Days from this one on. */
const DAY_ONE = Prisma.sql`date '2000-01-01'`;

/** What is open by the day it is due, the rest newest first: descending. */
const PLACE = Prisma.sql`(CASE WHEN ${IS_OPEN} THEN ${DAY_ONE} - i.due_on::date
  ELSE i.issued_on::date - ${DAY_ONE} END)`;

const summaries = (side: ActingSide, now: Date): Prisma.Sql => Prisma.sql`
  SELECT i.id, i.number, i.kind, i.booking_id AS "bookingId", j.title AS "jobTitle", j.role,
    i.province, b.date, i.issued_on AS "issuedOn", i.due_on AS "dueOn",
    coalesce(i.paid_on, i.received_on) AS "paidOn", ${stateAt(now)} AS state, ${urgencyAt(now)} AS urgency, ${PLACE} AS place,
    l.minutes * ${SIGN} AS minutes, (abs(i.subtotal) * ${SIGN})::text AS subtotal,
    (l.gst * ${SIGN})::numeric(10, 2)::text AS gst, (l.hst * ${SIGN})::numeric(10, 2)::text AS hst,
    (l.qst * ${SIGN})::numeric(10, 2)::text AS qst, (abs(i.total) * ${SIGN})::text AS total,
    ${partnerOf(side)} AS "partnerId", ${nameOf(side)} AS "partnerName"
  FROM invoices i JOIN bookings b ON b.id = i.booking_id JOIN jobs j ON j.id = b.job_id ${LINES}`;

export type EarningsQueries = ReturnType<typeof createEarningsQueries>;

export function createEarningsQueries({ reader }: MarketplaceDatabase) {
  return {
    /** Everything that a year adds up, in one statement. */
    async year(side: ActingSide, year: number, now: Date): Promise<YearFacts> {
      const rows = await reader.rows(YearFacts)`
        WITH grouped AS (
          SELECT left(i.issued_on, 7) AS month, ${partnerOf(side)} AS partner_id,
            count(*)::int AS count, sum(l.minutes * ${SIGN})::int AS minutes,
            sum(abs(i.subtotal) * ${SIGN}) AS subtotal, sum(l.gst * ${SIGN}) AS gst,
            sum(l.hst * ${SIGN}) AS hst, sum(l.qst * ${SIGN}) AS qst,
            sum(abs(i.total) * ${SIGN}) AS total,
            coalesce(sum(${DUE}) FILTER (WHERE ${IS_UNPAID}), 0) AS unpaid,
            (array_agg(${nameOf(side)} ORDER BY i.id DESC))[1] AS partner_name
          FROM invoices i ${LINES} WHERE ${ofSide(side)} AND ${inYear(year)} GROUP BY 1, 2
        )
        SELECT (SELECT min(i.issued_on) FROM invoices i WHERE ${ofSide(side)}) AS "firstIssuedOn",
          (SELECT json_build_object('count', count(*) FILTER (WHERE u.urgency > 2),
              'total', coalesce(sum(u.due) FILTER (WHERE u.urgency > 2), 0)::numeric(12, 2)::text,
              'overdueCount', count(*) FILTER (WHERE u.urgency = 4),
              'overdueTotal', coalesce(sum(u.due) FILTER (WHERE u.urgency = 4), 0)::numeric(12, 2)::text,
              'onHoldCount', count(*) FILTER (WHERE u.urgency = 2),
              'onHoldTotal', coalesce(sum(u.due) FILTER (WHERE u.urgency = 2), 0)::numeric(12, 2)::text,
              'markedPaidCount', count(*) FILTER (WHERE u.urgency = 1),
              'markedPaidTotal', coalesce(sum(u.due) FILTER (WHERE u.urgency = 1), 0)::numeric(12, 2)::text)
            FROM (SELECT ${urgencyAt(now)} AS urgency, ${DUE} AS due
              FROM invoices i WHERE ${ofSide(side)} AND ${IS_OPEN}) u) AS outstanding,
          (SELECT coalesce(json_agg(json_build_object('month', g.month, 'partnerId', g.partner_id,
              'partnerName', g.partner_name, 'partnerRole', p.role, 'count', g.count, 'minutes', g.minutes,
              'subtotal', g.subtotal::text, 'gst', g.gst::text, 'hst', g.hst::text,
              'qst', g.qst::text, 'total', g.total::text, 'unpaid', g.unpaid::text)), '[]')
            FROM grouped g LEFT JOIN people p ON p.id = g.partner_id) AS groups`;
      const [facts] = rows;
      if (!facts) throw new Error('A statement without FROM always has a row');
      return facts;
    },

    /** Overdue ones first, then unpaid ones, those on hold and marked ones, each by due date, of every year unless a month is asked for; one row more than asked for. */
    page(
      {
        side,
        year,
        month,
        now,
      }: { side: ActingSide; year: number; month: number | null; now: Date },
      { limit, after }: Page<InvoiceKey>,
    ): Promise<InvoiceSummary[]> {
      const rest = after
        ? Prisma.sql`AND (${urgencyAt(now)}, ${PLACE}, i.id) < (${after[0]}::int, ${after[1]}::int, ${after[2]}::int)`
        : Prisma.empty;
      const period = month ? inMonth(year, month) : Prisma.sql`(${IS_OPEN} OR (${inYear(year)}))`;
      return reader.rows(InvoiceSummary)`
        ${summaries(side, now)} WHERE ${ofSide(side)} AND ${period} ${rest}
        ORDER BY urgency DESC, place DESC, i.id DESC LIMIT ${limit + 1}`;
    },

    /** Oldest first. */
    all: (side: ActingSide, year: number, now: Date) =>
      reader.rows(InvoiceSummary)`
        ${summaries(side, now)} WHERE ${ofSide(side)} AND ${inYear(year)}
        ORDER BY i.issued_on, i.id LIMIT ${FILE_MAX}`,
  };
}
