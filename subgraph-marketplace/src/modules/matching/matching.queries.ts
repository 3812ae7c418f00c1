import { LIVE_BOOKING_STATUSES } from '@tbt/contracts';
import { literalList, readerIn } from '@tbt/service-kit';
import type { ProfessionalRole } from '@tbt/contracts';
import type { Reader } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import type { Coordinates } from '../places';
import { pairFactsOf, PairRow } from './matching-pairs.queries';
import { PERSON_FACTS, SHIFT_COLUMNS, PersonRow, ShiftRow } from './matching-facts.queries';

const LIVE = literalList(LIVE_BOOKING_STATUSES);

export const StandingRow = z.object({
  id: z.number(),
  kept: z.number(),
  lost: z.number(),
  usualRate: z.number().nullable(),
});
export type StandingRow = z.infer<typeof StandingRow>;

/** Days. */
const USUAL_RATE_DAYS = 180;
/** Limit per ranking, far above the professionals of any area. */
export const POOL_MAX = 50_000;

const DEGREE_KM = 111.2;
const SLACK = 1.05;

function reaches({ latitude, longitude }: Coordinates): Prisma.Sql {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return Prisma.sql`(p.latitude IS NULL OR p.travel_distance IS NULL OR p.travel_distance >= 999
    OR (abs(p.latitude - ${latitude}::float8) * ${DEGREE_KM}::float8 <= p.travel_distance * ${SLACK}::float8
      AND abs(p.longitude - ${longitude}::float8) * ${DEGREE_KM * narrowing}::float8 <= p.travel_distance * ${SLACK * SLACK}::float8))`;
}

export type MatchingQueries = ReturnType<typeof createMatchingQueries>;

export function createMatchingQueries({ reader }: MarketplaceDatabase) {
  return {
    shifts: (ids: readonly number[], db: Reader = reader) => readerIn(db).rows(ShiftRow)`
      SELECT ${SHIFT_COLUMNS} FROM jobs j
      LEFT JOIN typical_rates t ON t.province = j.province AND t.role = j.role
      LEFT JOIN people c ON c.id = j.clinic_id LEFT JOIN matching_weights w ON w.person_id = j.clinic_id
      WHERE j.id = ANY(${[...ids]}::int[])`,

    people: (ids: readonly number[], db: Reader = reader) => readerIn(db).rows(PersonRow)`
      SELECT ${PERSON_FACTS} FROM people p LEFT JOIN matching_weights w ON w.person_id = p.id
      WHERE p.id = ANY(${[...ids]}::int[])`,

    pool(
      roles: readonly ProfessionalRole[],
      places: readonly (Coordinates | null)[],
      jobIds: readonly number[],
    ) {
      const known = places.filter((place) => place !== null);
      const near =
        known.length < places.length
          ? Prisma.sql`true`
          : Prisma.sql`(${Prisma.join(known.map(reaches), ' OR ')})`;
      return reader.rows(PersonRow)`
        SELECT ${PERSON_FACTS} FROM people p LEFT JOIN matching_weights w ON w.person_id = p.id
        WHERE p.is_active AND p.role IN ('hygienist', 'assistant')
          AND ((p.role = ANY(${[...roles]}::text[]) AND ${near})
            OR p.id IN (
              SELECT a.applicant_id FROM applications a WHERE a.job_id = ANY(${[...jobIds]}::int[])
              UNION ALL
              SELECT i.professional_id FROM invitations i WHERE i.job_id = ANY(${[...jobIds]}::int[])))
        LIMIT ${POOL_MAX}`;
    },

    standings: (ids: readonly number[], now: Date, db: Reader = reader) => readerIn(db).rows(
      StandingRow,
    )`
      SELECT id, count(*) FILTER (WHERE side.is_kept)::int AS kept,
        count(*) FILTER (WHERE side.is_lost)::int AS lost,
        avg(side.rate)::float8 AS "usualRate"
      FROM (
        SELECT b.professional_id AS id, b.status IN (${LIVE}) AND b.ends_at <= ${now}::timestamptz AS is_kept,
          b.status IN ('cancelled_by_temp', 'no_show') AS is_lost,
          CASE WHEN b.status IN (${LIVE}) AND b.ends_at <= ${now}::timestamptz
            AND b.created_at > ${now}::timestamptz - make_interval(days => ${USUAL_RATE_DAYS})
            THEN b.hourly_rate END AS rate
        FROM bookings b WHERE b.professional_id = ANY(${[...ids]}::int[])
        UNION ALL
        SELECT b.clinic_id, b.status IN (${LIVE}) AND b.ends_at <= ${now}::timestamptz,
          b.status = 'cancelled_by_clinic', NULL
        FROM bookings b WHERE b.clinic_id = ANY(${[...ids]}::int[])
      ) side GROUP BY id`,

    /** Rows only where there is a fact. */
    pairs: (
      jobIds: readonly number[],
      personIds: readonly number[],
      now: Date,
      db: Reader = reader,
    ) => readerIn(db).rows(PairRow)(pairFactsOf(jobIds, personIds, now)),
  };
}
