import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import {
  BOOKING_COLUMNS,
  IS_COMING,
  IS_LIVE,
  overlapsShift,
  overlapsTravel,
  padded,
} from './bookings.queries';
import { toDoubleBookingConflict } from './double-booking';
import type { Booking, Ending, Terms, WorkSpan } from './bookings.types';

export type BookingChanges = Partial<
  Pick<Booking, 'status' | 'atRiskSince' | 'hourlyRate'> & Terms & Ending
> & {
  zoneDataVersion?: string;
  confirmAskedAt?: null;
  confirmMissedAt?: null;
  waiverNote?: string | null;
  waiverRequestedAt?: Date | null;
  waiverRequestedBy?: number | null;
  waiverDecidedAt?: Date | null;
  waiverDecidedBy?: number | null;
};

export type BookingsRepository = ReturnType<typeof createBookingsRepository>;

export function createBookingsRepository({ reader }: MarketplaceDatabase) {
  const one = async (rows: Promise<Booking[]>): Promise<Booking | null> => (await rows)[0] ?? null;

  return {
    byIds: (ids: readonly number[]) => reader.$queryRaw<Booking[]>`
      SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.id = ANY(${[...ids]}::int[])`,

    liveOfJobs: (jobIds: readonly number[]) => reader.$queryRaw<Booking[]>`
      SELECT ${BOOKING_COLUMNS} FROM bookings b
      WHERE b.job_id = ANY(${[...jobIds]}::int[]) AND ${IS_LIVE}`,

    find: (tx: MarketplaceTx, id: number) =>
      one(tx.$queryRaw<Booking[]>`SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.id = ${id}`),

    lock: (tx: MarketplaceTx, id: number) =>
      one(tx.$queryRaw<Booking[]>`
        SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.id = ${id} FOR UPDATE`),

    /** Upcoming bookings of either side; locked by id, after their shifts as in every transaction. */
    async lockComing(tx: MarketplaceTx, userId: number, now: Date): Promise<Booking[]> {
      const theirs = Prisma.sql`(b.clinic_id = ${userId} OR b.professional_id = ${userId})
        AND ${IS_COMING} AND b.starts_at > ${now}::timestamptz`;
      await tx.$queryRaw`SELECT j.id FROM jobs j WHERE j.id IN
        (SELECT b.job_id FROM bookings b WHERE ${theirs}) ORDER BY j.id FOR UPDATE`;
      return tx.$queryRaw<Booking[]>`
        SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE ${theirs} ORDER BY b.id FOR UPDATE`;
    },

    /** Bookings between a user and each of these that have not ended, by start. */
    comingWith: (personId: number, ids: readonly number[], now: Date) =>
      reader.$queryRaw<Booking[]>`
        SELECT ${BOOKING_COLUMNS} FROM bookings b
        WHERE b.status IN ('booked', 'confirmed', 'checked_in') AND b.ends_at > ${now}::timestamptz
        AND ((b.clinic_id = ${personId} AND b.professional_id = ANY(${[...ids]}::int[]))
          OR (b.professional_id = ${personId} AND b.clinic_id = ANY(${[...ids]}::int[])))
        ORDER BY b.starts_at, b.id`,

    /** @param travel whether travel time between clinics counts. */
    async hasOverlap(
      tx: MarketplaceTx,
      span: WorkSpan,
      { travel }: { travel: boolean },
    ): Promise<boolean> {
      const way = travel ? Prisma.sql`OR ${overlapsTravel(span)}` : Prisma.empty;
      const rows = await tx.$queryRaw<{ found: boolean }[]>`
        SELECT EXISTS (
          SELECT 1 FROM bookings b WHERE b.professional_id = ${span.professionalId} AND ${IS_LIVE}
          AND (${overlapsShift(span)} ${way})) AS found`;
      return rows[0]?.found ?? false;
    },

    /** @returns the moved booking, null without one. */
    moveInstants: (
      tx: MarketplaceTx,
      jobId: number,
      { startsAt, endsAt }: Pick<WorkSpan, 'startsAt' | 'endsAt'>,
    ) =>
      one(tx.$queryRaw<Booking[]>`
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
