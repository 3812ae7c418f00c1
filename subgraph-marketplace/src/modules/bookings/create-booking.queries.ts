import { LIVE_BOOKING_STATUSES, SHIFT_TERMS, type BookingStatus } from '@tbt/contracts';
import { IdRow, literalList, opaqueArray, readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { JOB_TRANSITIONS } from '../jobs';
import { BOOKING_COLUMNS } from './bookings.queries';
import { Booking } from './bookings.types';
import { newCheckInCode } from './check-in-code';
import { toDoubleBookingConflict } from './double-booking';
import { updateApplications } from './offers/applications.queries';
import { updateInvitations } from './offers/invitations.queries';
import type { ChangedApplication, ChangedInvitation } from './offers/offers.types';

export const OfferedShift = z.object({
  jobId: z.number(),
  clinicId: z.number(),
  professionalId: z.number(),
  isBlocked: z.boolean(),
});
export type OfferedShift = z.infer<typeof OfferedShift>;

/** Without a lock: who is asked for what never changes. */
export async function readOffered(
  tx: MarketplaceTx,
  { table, id }: { table: 'applications' | 'invitations'; id: number },
): Promise<OfferedShift | null> {
  const person = Prisma.raw(table === 'applications' ? 'o.applicant_id' : 'o.professional_id');
  const rows = await readerIn(tx).rows(OfferedShift)`
    SELECT j.id AS "jobId", j.clinic_id AS "clinicId", ${person} AS "professionalId", EXISTS (
      SELECT 1 FROM blocks b WHERE b.is_active AND (b.blocker_id, b.blocked_id)
        IN ((j.clinic_id, ${person}), (${person}, j.clinic_id))) AS "isBlocked"
    FROM ${Prisma.raw(table)} o JOIN jobs j ON j.id = o.job_id WHERE o.id = ${id}`;
  return rows[0] ?? null;
}

export async function isBookedFor(
  tx: MarketplaceTx,
  { jobId, professionalId }: OfferedShift,
): Promise<boolean> {
  const rows = await readerIn(tx).rows(IdRow)`
    SELECT id FROM bookings WHERE job_id = ${jobId} AND professional_id = ${professionalId}
      AND status IN (${literalList(LIVE_BOOKING_STATUSES)})`;
  return rows.length > 0;
}

type AcceptedOffer = Pick<ChangedApplication, 'jobId' | 'applicantId' | 'hourlyRate'> & {
  id: number | null;
};

export type BookingWrites = {
  /** One per shift. */
  offers: readonly AcceptedOffer[];
  /** Whether the professional need not confirm shifts for which it would be asked by now. */
  isConfirmed?: boolean;
  applications: readonly ChangedApplication[];
  invitations: readonly ChangedInvitation[];
};

const [BOOKED, CONFIRMED] = ['booked', 'confirmed'] as const satisfies readonly BookingStatus[];

const confirmAskedUntil = (at: Date): Date =>
  new Date(at.getTime() + SHIFT_TERMS.confirmFromHours * 3_600_000);

/** At the terms of the shifts as they are now; the transaction holds every row. @throws DomainError CONFLICT on a constraint. */
export async function saveBookings(
  tx: MarketplaceTx,
  { offers, isConfirmed = false, applications, invitations }: BookingWrites,
  at: Date,
): Promise<Booking[]> {
  const jobIds = offers.map(({ jobId }) => jobId);
  const booked = offers.map((offer) => ({ ...offer, code: newCheckInCode() }));
  try {
    return await readerIn(tx).rows(Booking)`
      WITH booked AS (
        UPDATE jobs SET status = ${JOB_TRANSITIONS.book.to}
        WHERE id = ANY(${opaqueArray(jobIds, 'int')}) RETURNING *),
      applied AS (${updateApplications(applications, at)}),
      invited AS (${updateInvitations(invitations, at)}),
      b AS (
        INSERT INTO bookings (job_id, application_id, clinic_id, professional_id, date, start_time,
          end_time, zone_data_version, starts_at, ends_at, padded_until, time_zone, hourly_rate,
          created_at, check_in_code, status)
        SELECT j.id, offer.id, j.clinic_id, offer."applicantId", j.date, j.start_time, j.end_time,
          j.zone_data_version, j.starts_at, j.ends_at,
          j.ends_at + make_interval(mins => ${SHIFT_TERMS.travelBufferMinutes}::int), j.time_zone,
          offer."hourlyRate", ${at}::timestamptz, offer.code,
          CASE WHEN ${isConfirmed} AND j.starts_at <= ${confirmAskedUntil(at)}::timestamptz
            THEN ${CONFIRMED} ELSE ${BOOKED} END
        FROM booked j JOIN jsonb_to_recordset(${JSON.stringify(booked)}::jsonb)
          AS offer(id int, "jobId" int, "applicantId" int, "hourlyRate" numeric, code text)
          ON offer."jobId" = j.id
        RETURNING *)
      SELECT ${BOOKING_COLUMNS} FROM b ORDER BY b.starts_at, b.id`;
  } catch (error) {
    return toDoubleBookingConflict(error);
  }
}
