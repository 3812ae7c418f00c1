import { Prisma } from '../../generated/prisma/client';
import { IS_LIVE } from '../bookings';
import { kmBetween } from '../places';
import type { PairFacts, PersonFacts, ShiftFacts } from './matching.types';

/** One fact between a shift and a person, and what it is worth. */
export type PairRow = {
  kind:
    | 'overlap'
    | 'blocked_time'
    | 'offered_time'
    | 'kept'
    | 'asked'
    | 'blocked'
    | 'application'
    | 'invitation';
  jobId: number;
  personId: number;
  value: number;
};

/**
 * Every fact between some shifts and some people in one statement. Shifts and occurrences last less
 * than a day, so that the day alone narrows what is looked at.
 */
export function pairFactsOf(
  jobIds: readonly number[],
  personIds: readonly number[],
  now: Date,
): Prisma.Sql {
  const people = Prisma.sql`${[...personIds]}::int[]`;
  const span = Prisma.sql`tstzrange(s.starts_at, s.ends_at, '[)')`;
  return Prisma.sql`
    WITH s AS (SELECT id, clinic_id, date, starts_at, ends_at FROM jobs WHERE id = ANY(${[...jobIds]}::int[])),
      who AS (SELECT unnest(${people}) AS id)
    SELECT 'overlap' AS kind, s.id AS "jobId", b.professional_id AS "personId", 1::float8 AS value
    FROM s JOIN bookings b ON ${IS_LIVE}
      AND b.starts_at > s.starts_at - interval '1 day' AND b.starts_at < s.ends_at + interval '15 minutes'
      AND (tstzrange(b.starts_at, b.ends_at, '[)') && ${span}
        OR (b.clinic_id <> s.clinic_id AND tstzrange(b.starts_at, b.padded_until, '[)')
          && tstzrange(s.starts_at, s.ends_at + interval '15 minutes', '[)')))
    JOIN who ON who.id = b.professional_id
    UNION ALL
    SELECT CASE WHEN o.is_available THEN 'offered_time' ELSE 'blocked_time' END, s.id, o.person_id, 1
    FROM s JOIN schedule_occurrences o
      ON o.date = ANY(ARRAY[to_char(s.date::date - 2, 'YYYY-MM-DD'), to_char(s.date::date - 1, 'YYYY-MM-DD'),
        s.date, to_char(s.date::date + 1, 'YYYY-MM-DD')])
      AND tstzrange(o.starts_at, o.ends_at, '[)') && ${span}
      AND (NOT o.is_available OR (o.starts_at <= s.starts_at AND o.ends_at >= s.ends_at))
    JOIN who ON who.id = o.person_id
    UNION ALL
    SELECT 'kept', s.id, b.professional_id, count(*)
    FROM s JOIN bookings b ON b.clinic_id = s.clinic_id AND ${IS_LIVE} AND b.ends_at <= ${now}::timestamptz
    JOIN who ON who.id = b.professional_id GROUP BY s.id, b.professional_id
    UNION ALL
    SELECT 'application', s.id, a.applicant_id, a.id
    FROM s JOIN applications a ON a.job_id = s.id JOIN who ON who.id = a.applicant_id
    UNION ALL
    SELECT 'asked', s.id, a.applicant_id, a.hourly_rate
    FROM s JOIN applications a ON a.job_id = s.id AND a.status IN ('pending', 'countered')
    JOIN who ON who.id = a.applicant_id
    UNION ALL
    SELECT 'invitation', s.id, i.professional_id, max(i.id)
    FROM s JOIN invitations i ON i.job_id = s.id JOIN who ON who.id = i.professional_id
    GROUP BY s.id, i.professional_id
    UNION ALL
    SELECT 'blocked', s.id, who.id, 1
    FROM s JOIN blocks k ON k.is_active AND s.clinic_id IN (k.blocker_id, k.blocked_id)
    JOIN who ON who.id IN (k.blocker_id, k.blocked_id) AND who.id <> s.clinic_id`;
}

/** What lies between one shift and one person, besides where they are. */
export type Between = Omit<PairFacts, 'km'> & {
  applicationId: number | null;
  invitationId: number | null;
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
};

const AS_FACTS: Record<PairRow['kind'], (value: number) => Partial<Between>> = {
  overlap: () => ({ hasOverlap: true }),
  blocked_time: () => ({ isTimeBlocked: true }),
  offered_time: () => ({ isTimeOffered: true }),
  kept: (keptBookings) => ({ keptBookings }),
  asked: (askedRate) => ({ askedRate }),
  blocked: () => ({ isBlocked: true }),
  application: (applicationId) => ({ applicationId }),
  invitation: (invitationId) => ({ invitationId }),
};

const keyOf = (jobId: number, personId: number) => `${jobId}/${personId}`;

/** Reads rows of facts into what lies between any shift and person. */
export function betweenOf(rows: readonly PairRow[]) {
  const known = new Map<string, Between>();
  for (const { kind, jobId, personId, value } of rows) {
    const key = keyOf(jobId, personId);
    known.set(key, { ...(known.get(key) ?? NOTHING), ...AS_FACTS[kind](value) });
  }
  return (shift: ShiftFacts, person: PersonFacts): PairFacts & Between => ({
    ...(known.get(keyOf(shift.id, person.id)) ?? NOTHING),
    km: shift.place && person.place ? kmBetween(shift.place, person.place) : null,
  });
}
