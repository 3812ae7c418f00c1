import type { BookingChangeStatus, ShiftSide } from '@tbt/contracts';
import { conflict, onConstraint } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import type { BookingChange, ChangeOfBooking, NewBookingChange } from './booking-changes.types';
import { BOOKING_COLUMNS, IS_COMING } from '../bookings.queries';
import type { Booking } from '../bookings.types';

const COLUMNS = Prisma.sql`
  c.id, c.booking_id AS "bookingId", c.by, c.date, c.start_time AS "startTime",
  c.end_time AS "endTime", c.starts_at AS "startsAt", c.ends_at AS "endsAt",
  c.hourly_rate::text AS "hourlyRate", c.message, c.status, c.created_at AS "createdAt",
  c.answered_at AS "answeredAt"`;

export type BookingChangesRepository = ReturnType<typeof createBookingChangesRepository>;

export function createBookingChangesRepository({ reader }: MarketplaceDatabase) {
  /** Closes proposals by a condition, and returns them with their bookings. */
  const expire = async (tx: MarketplaceTx, due: Prisma.Sql, now: Date) => {
    const closed = await tx.$queryRaw<BookingChange[]>`
      UPDATE booking_changes c SET status = 'expired', answered_at = ${now}::timestamptz
      WHERE c.id IN (${due}) RETURNING ${COLUMNS}`;
    if (closed.length === 0) return [];
    const ids = closed.map(({ bookingId }) => bookingId);
    const rows = await tx.$queryRaw<Booking[]>`
      SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.id = ANY(${ids}::int[])`;
    const booking = new Map(rows.map((row) => [row.id, row]));
    return closed.flatMap((change): ChangeOfBooking[] => {
      const found = booking.get(change.bookingId);
      return found ? [{ change, booking: found }] : [];
    });
  };

  return {
    /** Newest first. */
    ofBookings: (bookingIds: readonly number[]) => reader.$queryRaw<BookingChange[]>`
      SELECT ${COLUMNS} FROM booking_changes c WHERE c.booking_id = ANY(${[...bookingIds]}::int[])
      ORDER BY c.id DESC`,

    async find(tx: MarketplaceTx, id: number): Promise<BookingChange | null> {
      const rows = await tx.$queryRaw<BookingChange[]>`
        SELECT ${COLUMNS} FROM booking_changes c WHERE c.id = ${id}`;
      return rows[0] ?? null;
    },

    /** @throws DomainError CONFLICT `change_open` while another proposal is open. */
    async insert(tx: MarketplaceTx, change: NewBookingChange): Promise<BookingChange> {
      try {
        const made = await tx.bookingChange.create({ data: change, omit: { proposedBy: true } });
        return {
          ...made,
          by: made.by as ShiftSide,
          status: made.status as BookingChangeStatus,
          hourlyRate: made.hourlyRate.toFixed(2),
        };
      } catch (error) {
        return onConstraint(error, {
          booking_changes_one_open: () =>
            conflict('booking.changeOpen', { reasons: ['change_open'] }),
        });
      }
    },

    /** The transaction holds the booking and found the proposal open. */
    async close(
      tx: MarketplaceTx,
      change: BookingChange,
      status: Exclude<BookingChangeStatus, 'open'>,
      answeredAt: Date,
    ): Promise<BookingChange> {
      await tx.bookingChange.update({
        where: { id: change.id, status: 'open' },
        data: { status, answeredAt },
      });
      return { ...change, status, answeredAt };
    },

    /** Proposals that can no longer be accepted; skips locked rows. */
    expireDue: (tx: MarketplaceTx, now: Date, limit: number) =>
      expire(
        tx,
        Prisma.sql`
          SELECT c.id FROM booking_changes c JOIN bookings b ON b.id = c.booking_id
          WHERE c.status = 'open' AND (NOT ${IS_COMING} OR b.starts_at <= ${now}::timestamptz
            OR c.starts_at <= ${now}::timestamptz)
          ORDER BY c.id LIMIT ${limit} FOR UPDATE OF c SKIP LOCKED`,
        now,
      ),

    expireOf: (tx: MarketplaceTx, { id }: Booking, now: Date) =>
      expire(
        tx,
        Prisma.sql`SELECT c.id FROM booking_changes c WHERE c.booking_id = ${id} AND c.status = 'open'`,
        now,
      ),
  };
}
