import { unmeasured } from '@tbt/service-kit';
import { Prisma } from '../../generated/prisma/client';
import type { Application } from '../applications';
import type { Job } from '../jobs';
import { padded } from './bookings.rows';
import { NO_ENDING, type Booking } from './bookings.types';

/**
 * The booking of an offer, on the wall clock that its shift has now.
 * @param id from `NEXT_BOOKING_ID`.
 */
export const bookingOf = (
  id: number,
  { job, offer, at }: { job: Job; offer: Application; at: Date },
): Booking => ({
  ...NO_ENDING,
  id,
  jobId: job.id,
  applicationId: offer.id,
  clinicId: job.clinicId,
  professionalId: offer.applicantId,
  status: 'booked',
  date: job.date,
  startTime: job.startTime,
  endTime: job.endTime,
  startsAt: job.startsAt,
  endsAt: job.endsAt,
  timeZone: job.timeZone,
  hourlyRate: offer.hourlyRate,
  revision: 1,
  createdAt: at,
  atRiskSince: null,
});

/** Takes an id before the booking is written, so that what is told of it can be written with it. */
export const NEXT_BOOKING_ID = Prisma.sql`nextval(pg_get_serial_sequence('bookings', 'id'))::int`;

/** The statement that writes bookings down as `bookingOf` made them; their shifts are held. */
export function madeBookings(bookings: readonly Booking[]): Prisma.Sql {
  const column = <T>(of: (booking: Booking) => T) => bookings.map(of);
  return Prisma.sql`
    INSERT INTO bookings (id, job_id, application_id, clinic_id, professional_id, status, date,
      start_time, end_time, zone_data_version, starts_at, ends_at, padded_until, time_zone,
      hourly_rate, revision, created_at)
    SELECT made.id, j.id, made.application_id, j.clinic_id, made.professional_id, made.status, j.date,
      j.start_time, j.end_time, j.zone_data_version, j.starts_at, j.ends_at, made.padded_until,
      j.time_zone, made.hourly_rate, made.revision, made.created_at
    FROM unnest(${unmeasured(
      column(({ id }) => id),
      'int',
    )}, ${unmeasured(
      column(({ jobId }) => jobId),
      'int',
    )},
      ${unmeasured(
        column(({ applicationId }) => applicationId),
        'int',
      )},
      ${unmeasured(
        column(({ professionalId }) => professionalId),
        'int',
      )},
      ${unmeasured(
        column(({ status }) => status),
        'text',
      )},
      ${unmeasured(
        column(({ endsAt }) => padded(endsAt)),
        'timestamptz',
      )},
      ${unmeasured(
        column(({ hourlyRate }) => hourlyRate),
        'numeric',
      )},
      ${unmeasured(
        column(({ revision }) => revision),
        'int',
      )},
      ${unmeasured(
        column(({ createdAt }) => createdAt),
        'timestamptz',
      )})
      AS made(id, job_id, application_id, professional_id, status, padded_until, hourly_rate, revision,
        created_at)
    JOIN jobs j ON j.id = made.job_id`;
}
