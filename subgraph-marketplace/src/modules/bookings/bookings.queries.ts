import { COMING_BOOKING_STATUSES, LIVE_BOOKING_STATUSES, SHIFT_TERMS } from '@tbt/contracts';
import { literalList } from '@tbt/service-kit';
import { Prisma } from '../../generated/prisma/client';
import type { OfSide, WorkSpan } from './bookings.types';

/** Milliseconds; the exclusion constraint has the same figure. */
const TRAVEL_BUFFER = SHIFT_TERMS.travelBufferMinutes * 60_000;

export const BOOKING_COLUMNS = Prisma.sql`
  b.id, b.job_id AS "jobId", b.application_id AS "applicationId", b.clinic_id AS "clinicId",
  b.professional_id AS "professionalId", b.status, b.date, b.start_time AS "startTime",
  b.end_time AS "endTime", b.starts_at AS "startsAt", b.ends_at AS "endsAt",
  b.time_zone AS "timeZone", b.hourly_rate::text AS "hourlyRate", b.revision,
  b.created_at AS "createdAt", b.at_risk_since AS "atRiskSince", b.cancelled_at AS "cancelledAt",
  b.cancelled_from AS "cancelledFrom", b.cancelled_by AS "cancelledBy",
  b.cancel_reason AS "cancelReason", b.cancel_note AS "cancelNote", b.undo_until AS "undoUntil",
  b.settled_at AS "settledAt", b.reliability_points AS "reliabilityPoints",
  b.compensation::text AS compensation, b.waiver_status AS "waiverStatus",
  b.waiver_note AS "waiverNote"`;

/** Statuses that reserve the professional's time, as the constraints name them. */
export const IS_LIVE = Prisma.sql`b.status IN (${literalList(LIVE_BOOKING_STATUSES)})`;
export const IS_COMING = Prisma.sql`b.status IN (${literalList(COMING_BOOKING_STATUSES)})`;

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
