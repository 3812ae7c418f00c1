import {
  ON_CALL_DAYS,
  type JobStatus,
  type OnCallDay,
  type ProfessionalRole,
  type Province,
} from '@tbt/contracts';
import { opaqueArray, readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { NO_LIMIT } from '../matching';
import { placeOf, type Coordinates } from '../places';

const DEGREE_KM = 111.2;
const SLACK = 1.1;

export type WaveShift = {
  id: number;
  clinicId: number;
  role: ProfessionalRole;
  province: Province;
  /** Local to the shift. */
  date: string;
  startTime: string;
  startsAt: Date;
  hourlyRate: string;
  status: JobStatus;
  place: Coordinates | null;
};

/** Not locked: an answer holds the shift while waiting for the request. */
export async function readWaveShift(tx: MarketplaceTx, jobId: number): Promise<WaveShift | null> {
  const job = await tx.job.findUnique({ where: { id: jobId } });
  if (!job) return null;
  const { id, clinicId, role, province, date, startTime, startsAt, status } = job;
  const hourlyRate = job.hourlyRate.toFixed(2);
  const facts = { id, clinicId, role, province, date, startTime, startsAt, status, hourlyRate };
  return { ...facts, place: placeOf(job) } as WaveShift;
}

/** Kilometres a professional comes; null has no limit. */
export const WaveCandidate = z.object({ id: z.number(), limit: z.number().nullable() });
export type WaveCandidate = z.infer<typeof WaveCandidate>;

const DAY_MS = 86_400_000;
const dayOf = (date: string, shift = 0): OnCallDay => {
  const at = new Date(Date.parse(`${date}T00:00:00Z`) + shift * DAY_MS);
  return ON_CALL_DAYS[(at.getUTCDay() + 6) % 7] ?? 'Monday';
};

/** On call when the shift starts; `emergencyAvailable` extends it to all hours. */
const isOnCallAt = ({ date, startTime }: WaveShift) => Prisma.sql`(p.is_on_call AND (
  p.emergency_available OR p.on_call_hours = '[]' OR EXISTS (
    SELECT FROM jsonb_to_recordset(p.on_call_hours) AS h(day text, "from" text, "to" text)
    WHERE (h.day = ${dayOf(date)} AND h."from" <= ${startTime} AND (h."to" > ${startTime} OR h."to" <= h."from"))
      OR (h.day = ${dayOf(date, -1)} AND h."to" <= h."from" AND h."to" > ${startTime}))))`;

/** A box around the shift; without a place of the shift its province. */
function isNear({ place, province }: WaveShift, radius: number): Prisma.Sql {
  if (!place) return Prisma.sql`p.province = ${province}`;
  const degrees = (radius / DEGREE_KM) * SLACK;
  const across = degrees / Math.max(0.1, Math.cos((place.latitude * Math.PI) / 180));
  return Prisma.sql`p.latitude BETWEEN ${place.latitude - degrees}::float8 AND ${place.latitude + degrees}::float8
    AND p.longitude BETWEEN ${place.longitude - across}::float8 AND ${place.longitude + across}::float8`;
}

const LIMIT = Prisma.sql`CASE WHEN p.is_on_call OR p.emergency_available THEN p.emergency_radius
  WHEN p.travel_distance >= ${NO_LIMIT} THEN NULL ELSE p.travel_distance END`;

/** Days that are booked with the shift. */
const daysOf = (jobId: number) => Prisma.sql`
  SELECT ${jobId}::int UNION SELECT day.id FROM jobs asked
    JOIN job_series s ON s.id = asked.series_id AND s.is_taken_whole
    JOIN jobs day ON day.series_id = s.id AND day.status IN ('invited', 'active')
  WHERE asked.id = ${jobId}`;

/** Not asked before, nor declined by the clinic for a day of this shift; the first wave is for those on call and the clinic's favourites. */
export async function readCandidates(
  tx: MarketplaceTx,
  shift: WaveShift,
  {
    emergencyRequestId,
    wave,
    radius,
  }: { emergencyRequestId: number; wave: number; radius: number },
): Promise<WaveCandidate[]> {
  const first = Prisma.sql`AND (${isOnCallAt(shift)} OR p.id IN (
    SELECT f.person_id FROM favourites f WHERE f.owner_id = ${shift.clinicId}))`;
  return readerIn(tx).rows(WaveCandidate)`
    SELECT p.id, ${LIMIT} AS "limit" FROM people p
    WHERE p.is_active AND p.role = ${shift.role} AND NOT ${shift.clinicId} = ANY(p.clinic_ids) AND ${isNear(shift, radius)}
      ${wave === 1 ? first : Prisma.empty}
      AND NOT EXISTS (SELECT FROM emergency_offers o
        WHERE o.emergency_request_id = ${emergencyRequestId} AND o.professional_id = p.id)
      AND NOT EXISTS (SELECT FROM applications a WHERE a.job_id IN (${daysOf(shift.id)})
        AND a.applicant_id = p.id AND a.status = 'declined' AND NOT a.was_passed_over)`;
}

const AskedProfessional = z.object({ id: z.number(), km: z.number().nullable() });
type AskedProfessional = z.infer<typeof AskedProfessional>;

const AppliedOn = z.object({ professionalId: z.number(), on: z.string() });

/** Whose application to the shift waits, with its day local to the shift. */
export const appliedAmong = (
  tx: MarketplaceTx,
  jobId: number,
  professionalIds: readonly number[],
) =>
  readerIn(tx).rows(AppliedOn)`
    SELECT a.applicant_id AS "professionalId",
      to_char(a.created_at AT TIME ZONE j.time_zone, 'YYYY-MM-DD') AS "on"
    FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE a.job_id = ${jobId} AND a.status = 'pending' AND a.applicant_id = ANY(${[...professionalIds]}::int[])`;

/** Each professional once. @returns those who were not asked before. */
export async function insertOffers(
  tx: MarketplaceTx,
  { emergencyRequestId, wave, at }: { emergencyRequestId: number; wave: number; at: Date },
  people: readonly { personId: number; km: number | null }[],
): Promise<AskedProfessional[]> {
  if (people.length === 0) return [];
  return readerIn(tx).rows(AskedProfessional)`
    INSERT INTO emergency_offers (emergency_request_id, professional_id, wave, km, asked_at)
    SELECT ${emergencyRequestId}, id, ${wave}, km::float8, ${at}::timestamptz
    FROM unnest(${opaqueArray(
      people.map(({ personId }) => personId),
      'int',
    )}, ${opaqueArray(
      people.map(({ km }) => (km === null ? null : Math.round(km * 10) / 10)),
      'numeric',
    )}) AS asked(id, km) ORDER BY id
    ON CONFLICT DO NOTHING RETURNING professional_id AS id, km`;
}
