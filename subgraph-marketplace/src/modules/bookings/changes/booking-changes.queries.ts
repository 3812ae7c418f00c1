import type { BookingChangeStatus } from '@tbt/contracts';
import { conflict, onConstraint, readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import type { Prisma } from '../../../generated/prisma/client';
import { BOOKING_COLUMNS, IS_COMING } from '../bookings.queries';
import { Booking } from '../bookings.types';
import type { BookingChange, ChangeOfBooking, NewBookingChange } from './booking-changes.types';

const omit = { proposedBy: true } as const;

type ChangeRow = Prisma.BookingChangeGetPayload<{ omit: typeof omit }>;

const toChange = (row: ChangeRow): BookingChange => ({
  ...row,
  hourlyRate: row.hourlyRate.toFixed(2),
});

export type BookingChangesQueries = ReturnType<typeof createBookingChangesQueries>;

const ExpiredChange = Booking.extend({ changeId: z.number() });

export function createBookingChangesQueries({ prisma }: MarketplaceDatabase) {
  return {
    /** Newest first. */
    async ofBookings(bookingIds: readonly number[]): Promise<BookingChange[]> {
      const where = { bookingId: { in: [...bookingIds] } };
      const rows = await prisma.bookingChange.findMany({ where, omit, orderBy: { id: 'desc' } });
      return rows.map(toChange);
    },

    async find(tx: MarketplaceTx, id: number): Promise<BookingChange | null> {
      const row = await tx.bookingChange.findUnique({ where: { id }, omit });
      return row && toChange(row);
    },

    /** @throws DomainError CONFLICT `change_open` while another proposal is open. */
    async insert(tx: MarketplaceTx, change: NewBookingChange): Promise<BookingChange> {
      try {
        return toChange(await tx.bookingChange.create({ data: change, omit }));
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

    async expireOf(tx: MarketplaceTx, { id }: Booking, now: Date): Promise<void> {
      await tx.bookingChange.updateMany({
        where: { bookingId: id, status: 'open' },
        data: { status: 'expired', answeredAt: now },
      });
    },

    /** Proposals that can no longer be accepted; skips locked rows. */
    async expireDue(tx: MarketplaceTx, now: Date, limit: number): Promise<ChangeOfBooking[]> {
      const bookings = await readerIn(tx).rows(ExpiredChange)`
        SELECT ${BOOKING_COLUMNS}, c.id AS "changeId"
        FROM booking_changes c JOIN bookings b ON b.id = c.booking_id
        WHERE c.status = 'open' AND (NOT ${IS_COMING} OR b.starts_at <= ${now}::timestamptz
          OR c.starts_at <= ${now}::timestamptz)
        ORDER BY c.id LIMIT ${limit} FOR UPDATE OF c SKIP LOCKED`;
      const closed = await tx.bookingChange.updateManyAndReturn({
        where: { id: { in: bookings.map(({ changeId }) => changeId) } },
        data: { status: 'expired', answeredAt: now },
        omit,
      });
      return closed.flatMap((row): ChangeOfBooking[] => {
        const found = bookings.find(({ changeId }) => changeId === row.id);
        if (!found) return [];
        const { changeId: _id, ...booking } = found;
        return [{ change: toChange(row), booking }];
      });
    },
  };
}
