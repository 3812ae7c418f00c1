import { LIVE_BOOKING_STATUSES, type BookingStatus } from '@tbt/contracts';
import { conflict, onConstraint } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import type { NewestPage } from '../../newest-first';
import type { Booking, NewBooking, WorkSpan } from './bookings.types';

/** Time to get from one clinic to another; milliseconds. The database checks the same figure. */
const TRAVEL_BUFFER = 15 * 60_000;

const BOOKING_COLUMNS = Prisma.sql`
  b.id, b.job_id AS "jobId", b.application_id AS "applicationId", b.clinic_id AS "clinicId",
  b.professional_id AS "professionalId", b.status, b.starts_at AS "startsAt", b.ends_at AS "endsAt",
  b.time_zone AS "timeZone", b.hourly_rate::text AS "hourlyRate", b.revision,
  b.created_at AS "createdAt"`;

/** Statuses that hold the professional's time, as the constraints name them. */
export const IS_LIVE = Prisma.sql`b.status IN (${Prisma.raw(
  LIVE_BOOKING_STATUSES.map((status) => `'${status}'`).join(', '),
)})`;

const padded = (endsAt: Date) => new Date(endsAt.getTime() + TRAVEL_BUFFER);

const overlapsTravel = ({ clinicId, startsAt, endsAt }: WorkSpan) => Prisma.sql`
  (b.clinic_id <> ${clinicId} AND tstzrange(b.starts_at, b.padded_until, '[)')
    && tstzrange(${startsAt}::timestamptz, ${padded(endsAt)}::timestamptz, '[)'))`;

const overlapsShift = ({ startsAt, endsAt }: WorkSpan) => Prisma.sql`
  tstzrange(b.starts_at, b.ends_at, '[)')
    && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz, '[)')`;

export type BookingsRepository = ReturnType<typeof createBookingsRepository>;

export function createBookingsRepository({ reader }: MarketplaceDatabase) {
  return {
    byIds: (ids: readonly number[]) => reader.$queryRaw<Booking[]>`
      SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE b.id = ANY(${[...ids]}::int[])`,

    liveOfJobs: (jobIds: readonly number[]) => reader.$queryRaw<Booking[]>`
      SELECT ${BOOKING_COLUMNS} FROM bookings b
      WHERE b.job_id = ANY(${[...jobIds]}::int[]) AND ${IS_LIVE}`,

    /** Bookings of a professional, or of a clinic, newest first, one more than asked for. */
    of(side: { professionalId: number } | { clinicId: number }, { limit, after }: NewestPage) {
      const mine =
        'clinicId' in side
          ? Prisma.sql`b.clinic_id = ${side.clinicId}`
          : Prisma.sql`b.professional_id = ${side.professionalId}`;
      const rest = after
        ? Prisma.sql`AND (b.created_at, b.id) < (${after.createdAt}::timestamptz, ${after.id}::int)`
        : Prisma.empty;
      return reader.$queryRaw<Booking[]>`
        SELECT ${BOOKING_COLUMNS} FROM bookings b WHERE ${mine} ${rest}
        ORDER BY b.created_at DESC, b.id DESC LIMIT ${limit + 1}`;
    },

    /** @param travel whether the way between two clinics counts too. */
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

    /** Moves the live booking of a shift. @returns it as it is then, null without one. */
    async moveInstants(
      tx: MarketplaceTx,
      jobId: number,
      { startsAt, endsAt }: Pick<WorkSpan, 'startsAt' | 'endsAt'>,
    ): Promise<Booking | null> {
      const rows = await tx.$queryRaw<Booking[]>`
        UPDATE bookings b SET starts_at = ${startsAt}, ends_at = ${endsAt},
          padded_until = ${padded(endsAt)}, revision = b.revision + 1
        WHERE b.job_id = ${jobId} AND ${IS_LIVE} RETURNING ${BOOKING_COLUMNS}`;
      return rows[0] ?? null;
    },

    /** Cancels a person's agreed shifts that have not begun, in that person's name. */
    cancelComing: (tx: MarketplaceTx, userId: number, now: Date) =>
      tx.$queryRaw<Booking[]>`
        UPDATE bookings b SET revision = b.revision + 1, status =
          CASE WHEN b.clinic_id = ${userId} THEN 'cancelled_by_clinic' ELSE 'cancelled_by_temp' END
        WHERE (b.clinic_id = ${userId} OR b.professional_id = ${userId})
          AND b.status IN ('booked', 'confirmed') AND b.starts_at > ${now}::timestamptz
        RETURNING ${BOOKING_COLUMNS}`,

    /** @throws DomainError CONFLICT when a constraint says the shift or the person is taken. */
    async insert(tx: MarketplaceTx, booking: NewBooking): Promise<Booking> {
      const overlap = () => conflict('application.applicantOverlap', { reasons: ['overlap'] });
      try {
        const {
          hourlyRate,
          status,
          paddedUntil: _,
          ...row
        } = await tx.booking.create({
          data: { ...booking, paddedUntil: padded(booking.endsAt) },
        });
        return { ...row, status: status as BookingStatus, hourlyRate: hourlyRate.toFixed(2) };
      } catch (error) {
        return onConstraint(error, {
          bookings_one_live_per_job: () =>
            conflict('application.jobTaken', { reasons: ['job_not_active'] }),
          bookings_no_overlap_per_person: overlap,
          bookings_travel_buffer_per_person: overlap,
        });
      }
    },
  };
}
