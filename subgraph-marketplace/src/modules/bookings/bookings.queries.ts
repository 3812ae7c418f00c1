import { COMING_BOOKING_STATUSES, LIVE_BOOKING_STATUSES, SHIFT_TERMS } from '@tbt/contracts';
import { z } from 'zod';
import { literalList, readerIn, selectColumns, type ActingSide } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { BookingTable, type BookingRow } from '../../generated/tables';
import { isOfShiftAt, type AtLocation } from '../locations';
import { INTERNAL_FIELDS, Booking, type BookingStep } from './bookings.types';
import { toDoubleBookingConflict } from './double-booking';

/** Milliseconds; the exclusion constraint has the same figure. */
const TRAVEL_BUFFER = SHIFT_TERMS.travelBufferMinutes * 60_000;

/** When the booking was made, or its terms last changed by consent. */
export const AGREED_AT = Prisma.sql`GREATEST(b.created_at, (SELECT max(c.answered_at)
  FROM booking_changes c WHERE c.booking_id = b.id AND c.status = 'accepted'))`;

/** When the professional's credential was last checked for it. */
export const GATED_AT = Prisma.sql`GREATEST(${AGREED_AT}, (SELECT max(h.at) FROM booking_history h
  WHERE h.booking_id = b.id AND h.action IN ('undo_cancel_by_temp', 'undo_cancel_by_clinic')))`;

export const BOOKING_COLUMNS = Prisma.sql`
  ${selectColumns(BookingTable, { as: 'b', omit: INTERNAL_FIELDS })}, ${AGREED_AT} AS "agreedAt"`;

/** Statuses that reserve the professional's time, as the constraints name them. */
export const IS_LIVE = Prisma.sql`b.status IN (${literalList(LIVE_BOOKING_STATUSES)})`;
export const IS_COMING = Prisma.sql`b.status IN (${literalList(COMING_BOOKING_STATUSES)})`;

const padded = (endsAt: Date): Date => new Date(endsAt.getTime() + TRAVEL_BUFFER);

export const ofSide = (side: ActingSide): Prisma.Sql =>
  'clinicId' in side
    ? Prisma.sql`b.clinic_id = ${side.clinicId}`
    : Prisma.sql`b.professional_id = ${side.professionalId}`;

/** A place limits a clinic's bookings. */
export const ofSideAt = (side: ActingSide, at: AtLocation): Prisma.Sql =>
  'clinicId' in side
    ? Prisma.sql`${ofSide(side)} AND ${isOfShiftAt(Prisma.sql`b.job_id`, side.clinicId, at)}`
    : ofSide(side);

const Pair = z.object({ id: z.number() });

export type BookingChanges = Partial<Omit<BookingRow, 'id' | 'revision' | 'keptParties'>>;

export type BookingsQueries = ReturnType<typeof createBookingsQueries>;

export function createBookingsQueries({ reader, prisma }: MarketplaceDatabase) {
  const one = async (rows: Promise<Booking[]>): Promise<Booking | null> => (await rows)[0] ?? null;

  return {
    byIds: (ids: readonly number[]) => reader.rows(Booking)`
      SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.id = ANY(${[...ids]}::int[])`,

    liveOfJobs: (jobIds: readonly number[]) => reader.rows(Booking)`
      SELECT ${BOOKING_COLUMNS} FROM bookings b
      WHERE b.job_id = ANY(${[...jobIds]}::int[]) AND ${IS_LIVE}`,

    /** Oldest first. */
    historyOf: (bookingIds: readonly number[]): Promise<BookingStep[]> =>
      prisma.bookingHistory.findMany({
        where: { bookingId: { in: [...bookingIds] } },
        omit: { revision: true },
        orderBy: [{ bookingId: 'asc' }, { revision: 'asc' }],
      }),

    find: (tx: MarketplaceTx, id: number) =>
      one(readerIn(tx).rows(Booking)`SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.id = ${id}`),

    inTransaction: (tx: MarketplaceTx, ids: readonly number[]) => readerIn(tx).rows(Booking)`
      SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.id = ANY(${[...ids]}::int[]) ORDER BY b.id`,

    lock: (tx: MarketplaceTx, id: number) =>
      one(readerIn(tx).rows(Booking)`
        SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.id = ${id} FOR UPDATE`),

    /** Null unless it is the side's. */
    lockOfSide: (tx: MarketplaceTx, id: number, side: ActingSide) =>
      one(readerIn(tx).rows(Booking)`
        SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.id = ${id} AND ${ofSide(side)} FOR UPDATE`),

    /** Null while another worker holds it. */
    tryLock: (tx: MarketplaceTx, id: number) =>
      one(readerIn(tx).rows(Booking)`
        SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.id = ${id} FOR UPDATE SKIP LOCKED`),

    /**
     * Upcoming bookings of either side; locked by id, after their shifts. A clinic's other coming shifts are locked
     * too, so that one being accepted is found.
     */
    async lockComing(tx: MarketplaceTx, userId: number, now: Date): Promise<Booking[]> {
      const theirs = Prisma.sql`(b.clinic_id = ${userId} OR b.professional_id = ${userId})
        AND ${IS_COMING} AND b.starts_at > ${now}::timestamptz`;
      await readerIn(tx).$queryRaw`SELECT j.id FROM jobs j WHERE j.id IN
        (SELECT b.job_id FROM bookings b WHERE ${theirs})
        OR (j.clinic_id = ${userId} AND j.starts_at > ${now}::timestamptz)
        ORDER BY j.id FOR UPDATE`;
      return readerIn(tx).rows(Booking)`
        SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE ${theirs} ORDER BY b.id FOR UPDATE`;
    },

    /** Bookings between a user and each of these that have not ended, by start. */
    comingWith: (personId: number, ids: readonly number[], now: Date) =>
      reader.rows(Booking)`
        SELECT ${BOOKING_COLUMNS} FROM bookings b
        WHERE b.status IN ('booked', 'confirmed', 'checked_in') AND b.ends_at > ${now}::timestamptz
        AND ((b.clinic_id = ${personId} AND b.professional_id = ANY(${[...ids]}::int[]))
          OR (b.professional_id = ${personId} AND b.clinic_id = ANY(${[...ids]}::int[])))
        ORDER BY b.starts_at, b.id`,

    /** Of these, those with whom the user ever had a booking. */
    bookedWith: (userId: number, ids: readonly number[]) =>
      reader.rows(Pair)`
        SELECT b.professional_id AS id FROM bookings b
        WHERE b.clinic_id = ${userId} AND b.professional_id = ANY(${[...ids]}::int[])
        UNION SELECT b.clinic_id FROM bookings b
        WHERE b.professional_id = ${userId} AND b.clinic_id = ANY(${[...ids]}::int[])`,

    /** @returns the moved booking, null without one. */
    moveInstants: (
      tx: MarketplaceTx,
      jobId: number,
      { startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>,
    ) =>
      one(readerIn(tx).rows(Booking)`
        UPDATE bookings b SET starts_at = ${startsAt}, ends_at = ${endsAt},
          padded_until = ${padded(endsAt)}, revision = b.revision + 1,
          zone_data_version = j.zone_data_version FROM jobs j
        WHERE j.id = b.job_id AND b.job_id = ${jobId} AND ${IS_LIVE} RETURNING ${BOOKING_COLUMNS}`),

    /** The transaction holds the booking. @throws DomainError CONFLICT on a constraint. */
    async write(tx: MarketplaceTx, before: Booking, changes: BookingChanges): Promise<Booking> {
      const { endsAt } = changes;
      const revision = before.revision + 1;
      const data = { ...changes, ...(endsAt && { paddedUntil: padded(endsAt) }), revision };
      try {
        await tx.booking.update({ where: { id: before.id }, data, select: { id: true } });
      } catch (error) {
        return toDoubleBookingConflict(error);
      }
      return { ...before, ...changes, revision };
    },
  };
}
