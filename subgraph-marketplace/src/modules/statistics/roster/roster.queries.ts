import type { MarketplaceDatabase } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { BOOKING_COLUMNS, IS_LIVE, Booking } from '../../bookings';
import { isOfShiftAt, type AtLocation } from '../../locations';

/** Local dates of the shifts, both included. */
export type RosterSpan = { from: string; to: string };

export type RosterQueries = ReturnType<typeof createRosterQueries>;

export const createRosterQueries = ({ reader }: MarketplaceDatabase) => ({
  of: (clinicId: number, { from, to }: RosterSpan, at: AtLocation) => reader.rows(Booking)`
    SELECT ${BOOKING_COLUMNS} FROM bookings b
    WHERE b.clinic_id = ${clinicId} AND ${isOfShiftAt(Prisma.sql`b.job_id`, clinicId, at)}
      AND b.date BETWEEN ${from} AND ${to} AND ${IS_LIVE}
      AND b.starts_at BETWEEN ${from}::date - 2 AND ${to}::date + 3
    ORDER BY b.starts_at, b.id`,
});
