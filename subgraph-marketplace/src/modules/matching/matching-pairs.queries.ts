import { literalList } from '@tbt/service-kit';
import { SHIFT_TERMS, LIVE_BOOKING_STATUSES } from '@tbt/contracts';
import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client';
import { clashOf, NEIGHBOURHOOD_HOURS, type WorkPlace } from '../bookings';
import { kmBetween } from '../places';
import type { PairFacts, PersonFacts, ShiftFacts } from './matching.types';

const LIVE = literalList(LIVE_BOOKING_STATUSES);

const LATELY_DAYS = 28;
/** Kilometres, rounded up: the distance along both axes is never below the true one. */
const DEGREE_KM = 112;
const MINUTE = 60;

const Booked = z.object({
  clinicId: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
  province: z.string(),
  city: z.string(),
  postalArea: z.string().nullable(),
});
type Booked = z.infer<typeof Booked>;

export const PairRow = z.object({
  kind: z.enum([
    'booked',
    'blocked_time',
    'offered_time',
    'kept',
    'asked',
    'blocked',
    'application',
    'invitation',
    'shown',
    'noted',
  ]),
  jobId: z.number(),
  personId: z.number(),
  value: z.number(),
  /** Only for `booked`. */
  booking: Booked.nullable(),
});
export type PairRow = z.infer<typeof PairRow>;

// Candidates for a conflict; `clashOf` decides as it does for bookings.
const bookedNearby = Prisma.sql`
    SELECT 'booked' AS kind, s.id AS "jobId", b.professional_id AS "personId", 1::float8 AS value,
      json_build_object('clinicId', b.clinic_id, 'startsAt', b.starts_at, 'endsAt', b.ends_at,
        'province', there.province, 'city', there.city,
        'postalArea', there.postal_area) AS booking
    FROM s JOIN bookings b ON b.status IN (${LIVE})
      AND b.starts_at > s.starts_at - (24 + ${NEIGHBOURHOOD_HOURS}) * interval '1 hour'
      AND b.starts_at < s.ends_at + ${NEIGHBOURHOOD_HOURS} * interval '1 hour'
    JOIN who ON who.id = b.professional_id JOIN jobs there ON there.id = b.job_id
    WHERE extract(epoch FROM greatest(s.starts_at - b.ends_at, b.starts_at - s.ends_at))
      < CASE WHEN b.clinic_id = s.clinic_id THEN 0 ELSE ${SHIFT_TERMS.travelBufferMinutes * MINUTE}
        + ${(MINUTE * MINUTE * DEGREE_KM) / SHIFT_TERMS.travelSpeedKmh}::float8 * coalesce(
          abs(there.latitude - s.latitude) + abs(there.longitude - s.longitude), 0) END`;

// As of the first look at the ranking, so that its order stays stable.
const shownLately = (now: Date) => Prisma.sql`
    SELECT 'shown', s.id, e.person_id, sum(ln(2) / ln(e.place + 1))::float8, NULL::json
    FROM (SELECT s.id, coalesce((SELECT min(f.shown_at) FROM candidate_showings f WHERE f.job_id = s.id),
      ${now}::timestamptz) AS first_look FROM s) s
    JOIN candidate_showings e ON e.shown_at < s.first_look AND e.job_id <> s.id
      AND e.shown_at > s.first_look - make_interval(days => ${LATELY_DAYS})
    JOIN who ON who.id = e.person_id GROUP BY s.id, e.person_id`;

/** One statement. Shifts and occurrences last less than a day, so dates narrow the joins. */
export function pairFactsOf(
  jobIds: readonly number[],
  personIds: readonly number[],
  now: Date,
): Prisma.Sql {
  const people = Prisma.sql`${[...personIds]}::int[]`;
  const span = Prisma.sql`tstzrange(s.starts_at, s.ends_at, '[)')`;
  return Prisma.sql`
    WITH s AS (SELECT id, clinic_id, date, starts_at, ends_at, latitude, longitude FROM jobs WHERE id = ANY(${[...jobIds]}::int[])),
      who AS (SELECT unnest(${people}) AS id)
    ${bookedNearby}
    UNION ALL
    SELECT CASE WHEN o.is_available THEN 'offered_time' ELSE 'blocked_time' END, s.id, o.person_id, 1, NULL::json
    FROM s JOIN schedule_occurrences o
      ON o.date = ANY(ARRAY[to_char(s.date::date - 2, 'YYYY-MM-DD'), to_char(s.date::date - 1, 'YYYY-MM-DD'),
        s.date, to_char(s.date::date + 1, 'YYYY-MM-DD')])
      AND tstzrange(o.starts_at, o.ends_at, '[)') && ${span}
      AND (NOT o.is_available OR (o.starts_at <= s.starts_at AND o.ends_at >= s.ends_at))
    JOIN who ON who.id = o.person_id
    UNION ALL
    SELECT 'kept', s.id, b.professional_id, count(*), NULL
    FROM s JOIN bookings b ON b.clinic_id = s.clinic_id AND b.status IN (${LIVE}) AND b.ends_at <= ${now}::timestamptz
    JOIN who ON who.id = b.professional_id GROUP BY s.id, b.professional_id
    UNION ALL
    SELECT 'application', s.id, a.applicant_id, a.id, NULL
    FROM s JOIN applications a ON a.job_id = s.id JOIN who ON who.id = a.applicant_id
    UNION ALL
    SELECT 'asked', s.id, a.applicant_id, a.hourly_rate, NULL
    FROM s JOIN applications a ON a.job_id = s.id AND a.status IN ('pending', 'countered')
    JOIN who ON who.id = a.applicant_id
    UNION ALL
    SELECT 'invitation', s.id, i.professional_id, max(i.id), NULL
    FROM s JOIN invitations i ON i.job_id = s.id JOIN who ON who.id = i.professional_id
    GROUP BY s.id, i.professional_id
    UNION ALL
    SELECT 'blocked', s.id, who.id, 1, NULL
    FROM s JOIN blocks k ON k.is_active AND s.clinic_id IN (k.blocker_id, k.blocked_id)
    JOIN who ON who.id IN (k.blocker_id, k.blocked_id) AND who.id <> s.clinic_id
    UNION ALL
    ${shownLately(now)}
    UNION ALL
    SELECT 'noted', e.job_id, e.person_id, e.places, NULL
    FROM (SELECT job_id, person_id, count(*) OVER (PARTITION BY job_id)::int AS places
      FROM candidate_showings WHERE job_id IN (SELECT id FROM s)) e
    JOIN who ON who.id = e.person_id`;
}

export type Between = Omit<PairFacts, 'km'> & {
  applicationId: number | null;
  invitationId: number | null;
  /** How often the professional was shown lately, as of the first look at this ranking. */
  shown: number;
  /** Recorded ranks of the shift if the professional is among them, else 0. */
  notedPlaces: number;
};

const NOTHING: Between = {
  isBlocked: false,
  hasOverlap: false,
  isTimeBlocked: false,
  isTimeOffered: false,
  keptBookings: 0,
  askedRate: null,
  applicationId: null,
  invitationId: null,
  shown: 0,
  notedPlaces: 0,
};

const AS_FACTS: Record<Exclude<PairRow['kind'], 'booked'>, (value: number) => Partial<Between>> = {
  blocked_time: () => ({ isTimeBlocked: true }),
  offered_time: () => ({ isTimeOffered: true }),
  kept: (keptBookings) => ({ keptBookings }),
  asked: (askedRate) => ({ askedRate }),
  blocked: () => ({ isBlocked: true }),
  application: (applicationId) => ({ applicationId }),
  invitation: (invitationId) => ({ invitationId }),
  shown: (shown) => ({ shown }),
  noted: (notedPlaces) => ({ notedPlaces }),
};

const keyOf = (jobId: number, personId: number) => `${jobId}/${personId}`;

const isInTheWay = (shift: WorkPlace | undefined, { startsAt, endsAt, ...booking }: Booked) =>
  shift !== undefined &&
  clashOf(shift, { ...booking, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }) !== null;

/** @param shifts by id. */
export function betweenOf(rows: readonly PairRow[], shifts: ReadonlyMap<number, WorkPlace>) {
  const known = new Map<string, Between>();
  for (const { kind, jobId, personId, value, booking } of rows) {
    const key = keyOf(jobId, personId);
    const before = known.get(key) ?? NOTHING;
    if (kind !== 'booked') known.set(key, { ...before, ...AS_FACTS[kind](value) });
    else if (booking && isInTheWay(shifts.get(jobId), booking))
      known.set(key, { ...before, hasOverlap: true });
  }
  return (shift: ShiftFacts, person: PersonFacts): PairFacts & Between => ({
    ...(known.get(keyOf(shift.id, person.id)) ?? NOTHING),
    km: shift.place && person.place ? kmBetween(shift.place, person.place) : null,
  });
}
