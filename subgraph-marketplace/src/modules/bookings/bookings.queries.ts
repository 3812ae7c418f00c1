import {
  COMING_BOOKING_STATUSES,
  LIVE_BOOKING_STATUSES,
  SHIFT_TERMS,
  type BookingStatus,
} from '@tbt/contracts';
import { opaqueArray } from '@tbt/service-kit';
import { Prisma } from '../../generated/prisma/client';
import type { Booking, OfSide, WorkSpan } from './bookings.types';

/** Milliseconds; the exclusion constraint has the same figure. */
const TRAVEL_BUFFER = SHIFT_TERMS.travelBufferMinutes * 60_000;

/** When the booking was made, or its terms last changed by consent. */
export const AGREED_AT = Prisma.sql`GREATEST(b.created_at, (SELECT max(c.answered_at)
  FROM booking_changes c WHERE c.booking_id = b.id AND c.status = 'accepted'))`;

export const BOOKING_COLUMNS = Prisma.sql`
  b.id, b.job_id AS "jobId", b.application_id AS "applicationId", b.clinic_id AS "clinicId",
  b.professional_id AS "professionalId", b.status, b.date, b.start_time AS "startTime",
  b.end_time AS "endTime", b.starts_at AS "startsAt", b.ends_at AS "endsAt",
  b.time_zone AS "timeZone", b.hourly_rate::text AS "hourlyRate", b.revision,
  b.created_at AS "createdAt", ${AGREED_AT} AS "agreedAt", b.at_risk_since AS "atRiskSince", b.cancelled_at AS "cancelledAt",
  b.cancelled_from AS "cancelledFrom", b.cancelled_by AS "cancelledBy",
  b.cancel_reason AS "cancelReason", b.cancel_note AS "cancelNote", b.undo_until AS "undoUntil",
  b.settled_at AS "settledAt", b.reliability_points AS "reliabilityPoints",
  b.compensation::text AS compensation, b.waiver_status AS "waiverStatus",
  b.waiver_note AS "waiverNote"`;

/** Literals, not parameters: the planner needs them to choose partial indexes. */
const isOneOf = (statuses: readonly BookingStatus[]): Prisma.Sql => {
  const list = statuses.map((status) => `'${status}'`).join(', ');
  return Prisma.sql`b.status IN (${Prisma.raw(list)})`;
};

/** Statuses that reserve the professional's time, as the constraints name them. */
export const IS_LIVE = isOneOf(LIVE_BOOKING_STATUSES);
export const IS_COMING = isOneOf(COMING_BOOKING_STATUSES);

export const padded = (endsAt: Date): Date => new Date(endsAt.getTime() + TRAVEL_BUFFER);

export const ofSide = (side: OfSide): Prisma.Sql =>
  'clinicId' in side
    ? Prisma.sql`b.clinic_id = ${side.clinicId}`
    : Prisma.sql`b.professional_id = ${side.professionalId}`;

export const overlapsTravel = ({ clinicId, startsAt, endsAt }: WorkSpan): Prisma.Sql => Prisma.sql`
  (b.clinic_id <> ${clinicId} AND tstzrange(b.starts_at, b.padded_until, '[)')
    && tstzrange(${startsAt}::timestamptz, ${padded(endsAt)}::timestamptz, '[)'))`;

export const overlapsShift = ({ startsAt, endsAt }: WorkSpan): Prisma.Sql => Prisma.sql`
  tstzrange(b.starts_at, b.ends_at, '[)')
    && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz, '[)')`;

/** Reserved first, so that the event can be written in the same statement. */
export const NEXT_BOOKING_ID = Prisma.sql`nextval(pg_get_serial_sequence('bookings', 'id'))::int`;

/** Rows of `newBooking`, in one statement; the shifts are locked. */
export function insertBookingsSql(bookings: readonly Booking[]): Prisma.Sql {
  const column = <T>(of: (booking: Booking) => T) => bookings.map(of);
  return Prisma.sql`
    INSERT INTO bookings (id, job_id, application_id, clinic_id, professional_id, status, date,
      start_time, end_time, zone_data_version, starts_at, ends_at, padded_until, time_zone,
      hourly_rate, revision, created_at)
    SELECT made.id, j.id, made.application_id, j.clinic_id, made.professional_id, made.status, j.date,
      j.start_time, j.end_time, j.zone_data_version, j.starts_at, j.ends_at, made.padded_until,
      j.time_zone, made.hourly_rate, made.revision, made.created_at
    FROM unnest(${opaqueArray(
      column(({ id }) => id),
      'int',
    )}, ${opaqueArray(
      column(({ jobId }) => jobId),
      'int',
    )},
      ${opaqueArray(
        column(({ applicationId }) => applicationId),
        'int',
      )},
      ${opaqueArray(
        column(({ professionalId }) => professionalId),
        'int',
      )},
      ${opaqueArray(
        column(({ status }) => status),
        'text',
      )},
      ${opaqueArray(
        column(({ endsAt }) => padded(endsAt)),
        'timestamptz',
      )},
      ${opaqueArray(
        column(({ hourlyRate }) => hourlyRate),
        'numeric',
      )},
      ${opaqueArray(
        column(({ revision }) => revision),
        'int',
      )},
      ${opaqueArray(
        column(({ createdAt }) => createdAt),
        'timestamptz',
      )})
      AS made(id, job_id, application_id, professional_id, status, padded_until, hourly_rate, revision,
        created_at)
    JOIN jobs j ON j.id = made.job_id`;
}
