import type { Page } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { BOOKING_COLUMNS, Booking } from '../../bookings';
import { CANADA, RUN } from './refresh-weeks.queries';
import { MarketplaceFigures } from './marketplace-weeks.types';

type Span = { from: string; to: string };
export const NoShowRow = Booking.extend({ noShowAt: z.date() });
export type NoShowRow = z.infer<typeof NoShowRow>;

const FIGURES = Prisma.sql`w.shifts, w.filled, w.minutes_to_fill AS "minutesToFill", w.bookings,
  w.cancelled_by_temp AS "cancelledByTemp", w.cancelled_by_clinic AS "cancelledByClinic",
  w.no_shows AS "noShows", w.paid_invoices AS "paidInvoices", w.days_to_pay::float8 AS "daysToPay"`;

export type MarketplaceWeeksQueries = ReturnType<typeof createMarketplaceWeeksQueries>;

const WeekFigures = MarketplaceFigures.extend({ week: z.string() });

const ProvinceFigures = MarketplaceFigures.extend({ province: z.string() });

export function createMarketplaceWeeksQueries({ reader, prisma }: MarketplaceDatabase) {
  return {
    /** Null before the first run. */
    async finishedAt(): Promise<Date | null> {
      const run = await prisma.statisticsRun.findUnique({ where: { name: RUN } });
      return run?.finishedAt ?? null;
    },

    weeks: (province: string | null, { from, to }: Span) =>
      reader.rows(WeekFigures)`
        SELECT w.week, ${FIGURES} FROM marketplace_weeks w
        WHERE w.province = ${province ?? CANADA} AND w.week BETWEEN ${from} AND ${to}`,

    provinces: ({ from, to }: Span) =>
      reader.rows(ProvinceFigures)`
        SELECT w.province, sum(w.shifts)::int AS shifts, sum(w.filled)::int AS filled,
          round(sum(w.minutes_to_fill::numeric * w.filled) / nullif(sum(w.filled)
            FILTER (WHERE w.minutes_to_fill IS NOT NULL), 0))::int AS "minutesToFill",
          sum(w.bookings)::int AS bookings, sum(w.cancelled_by_temp)::int AS "cancelledByTemp",
          sum(w.cancelled_by_clinic)::int AS "cancelledByClinic", sum(w.no_shows)::int AS "noShows",
          sum(w.paid_invoices)::int AS "paidInvoices",
          round(sum(w.days_to_pay * w.paid_invoices) / nullif(sum(w.paid_invoices)
            FILTER (WHERE w.days_to_pay IS NOT NULL), 0), 1)::float8 AS "daysToPay"
        FROM marketplace_weeks w
        WHERE w.province <> ${CANADA} AND w.week BETWEEN ${from} AND ${to}
        GROUP BY w.province ORDER BY w.province`,

    /** Latest first, one more than asked for. */
    noShows({ limit, after }: Page<[number, number]>): Promise<NoShowRow[]> {
      const rest = after
        ? Prisma.sql`AND (b.no_show_at, b.id) < (${new Date(after[0])}::timestamptz, ${after[1]}::int)`
        : Prisma.empty;
      return reader.rows(NoShowRow)`
        SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.no_show_at IS NOT NULL ${rest}
        ORDER BY b.no_show_at DESC, b.id DESC LIMIT ${limit + 1}`;
    },
  };
}
