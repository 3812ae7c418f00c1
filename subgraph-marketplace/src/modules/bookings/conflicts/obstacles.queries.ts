import type { ProfessionalRole, Province } from '@tbt/contracts';
import { claimed, createLoader, readerIn } from '@tbt/service-kit';
import type { Loader, Reader, RequestInfo } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { IS_LIVE } from '../bookings.queries';
import { credentialGap, type Candidate } from '../../people';
import { clashWith, NEIGHBOURHOOD_HOURS, type Clash, type WorkPlace } from './travel-time';

const HOUR = 3_600_000;

const WorkPlaceRow = z.object({
  clinicId: z.number(),
  startsAt: z.date(),
  endsAt: z.date(),
  province: z.string(),
  city: z.string(),
  postalArea: z.string().nullable(),
});

/** Bookings of the professional near enough in time to overlap one of the shifts or need travel. */
export function readNeighbours(
  tx: MarketplaceTx,
  professionalId: number,
  shifts: readonly Pick<WorkPlace, 'startsAt' | 'endsAt'>[],
  exceptId = 0,
): Promise<WorkPlace[]> {
  const margin = NEIGHBOURHOOD_HOURS * HOUR;
  const from = Math.min(...shifts.map(({ startsAt }) => startsAt.getTime())) - margin;
  const to = Math.max(...shifts.map(({ endsAt }) => endsAt.getTime())) + margin;
  return readerIn(tx).rows(WorkPlaceRow)`
    SELECT b.clinic_id AS "clinicId", b.starts_at AS "startsAt", b.ends_at AS "endsAt",
      j.province, j.city, j.postal_area AS "postalArea"
    FROM bookings b JOIN jobs j ON j.id = b.job_id
    WHERE b.professional_id = ${professionalId} AND ${IS_LIVE} AND b.id <> ${exceptId}
      AND tstzrange(b.starts_at, b.ends_at, '[)')
        && tstzrange(${new Date(from)}::timestamptz, ${new Date(to)}::timestamptz, '[)')`;
}

const Facts = WorkPlaceRow.extend({
  key: z.number(),
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  province: claimed<Province>(),
  jobRole: claimed<ProfessionalRole>(),
  role: claimed<NonNullable<Candidate['role']>>().nullable(),
  isVerified: z.boolean().nullable(),
  licences: claimed<Candidate['licences']>().nullable(),
  clinicIds: z.array(z.number()).nullable(),
  bookings: z.array(WorkPlaceRow.extend({ startsAt: z.string(), endsAt: z.string() })),
});
type Facts = z.infer<typeof Facts>;

/**
 * @param pairs `key`, professional and shift of each pair.
 * @param hours The row that has date and times: the shift, or a pair with those of its booking.
 */
const readFacts = (db: Reader, pairs: Prisma.Sql, hours = Prisma.sql`j`) => readerIn(db).rows(
  Facts,
)`
  SELECT pair.key, j.clinic_id AS "clinicId", j.role AS "jobRole", j.province, j.city,
    j.postal_area AS "postalArea", ${hours}.date, ${hours}.start_time AS "startTime",
    ${hours}.end_time AS "endTime", ${hours}.starts_at AS "startsAt",
    ${hours}.ends_at AS "endsAt", p.role, p.is_verified AS "isVerified",
    p.licences, p.clinic_ids AS "clinicIds", coalesce((
      SELECT json_agg(json_build_object('clinicId', b.clinic_id, 'startsAt', b.starts_at,
        'endsAt', b.ends_at, 'province', at.province, 'city', at.city,
        'postalArea', at.postal_area))
      FROM bookings b JOIN jobs at ON at.id = b.job_id
      WHERE b.professional_id = pair.person_id AND ${IS_LIVE}
        AND tstzrange(b.starts_at, b.ends_at, '[)') && tstzrange(
          ${hours}.starts_at - ${NEIGHBOURHOOD_HOURS} * interval '1 hour',
          ${hours}.ends_at + ${NEIGHBOURHOOD_HOURS} * interval '1 hour', '[)')), '[]') AS bookings
  FROM (${pairs}) pair JOIN jobs j ON j.id = pair.job_id LEFT JOIN people p ON p.id = pair.person_id`;

const clashIn = (facts: Facts): Clash | null =>
  clashWith(
    facts,
    facts.bookings.map((booking) => ({
      ...booking,
      startsAt: new Date(booking.startsAt),
      endsAt: new Date(booking.endsAt),
    })),
  );

/** Reasons a booking would be refused with. */
function obstaclesIn(facts: Facts): string[] {
  const { jobRole, role, isVerified, licences, clinicIds } = facts;
  // Users that identity has not published yet count as unverified.
  const person = {
    role,
    isVerified: isVerified ?? false,
    licences: licences ?? [],
    clinicIds: clinicIds ?? [],
  };
  const gap = credentialGap(person, { ...facts, role: jobRole });
  return [
    ...(gap === null ? [] : ['missing_credential', gap]),
    ...(clashIn(facts) === null ? [] : ['overlap']),
  ];
}

export type ObstacleLoaders = {
  /** One statement per page. */
  bookingObstacles: Loader<number, string[] | null>;
  ownClash: Loader<number, Clash | null>;
  /** What would refuse to undo the cancellation of a booking; one statement per page. */
  undoObstacles: Loader<number, string[] | null>;
};

const byKey = <T>(rows: readonly Facts[], of: (facts: Facts) => T) =>
  new Map(rows.map((facts) => [facts.key, of(facts)]));

export const createObstacleLoaders = (
  { reader }: MarketplaceDatabase,
  { viewer }: Pick<RequestInfo, 'viewer'>,
): ObstacleLoaders => ({
  ownClash: createLoader(async (ids: readonly number[]) => {
    if (viewer === null) return new Map<number, Clash | null>();
    const pairs = Prisma.sql`SELECT id AS key, id AS job_id, ${viewer.userId}::int AS person_id
      FROM unnest(${[...ids]}::int[]) AS shift(id)`;
    return byKey(await readFacts(reader, pairs), clashIn);
  }),
  undoObstacles: createLoader(async (ids: readonly number[]) => {
    const pairs = Prisma.sql`SELECT id AS key, job_id, professional_id AS person_id, date,
        start_time, end_time, starts_at, ends_at
      FROM bookings WHERE id = ANY(${[...ids]}::int[])`;
    return byKey(await readFacts(reader, pairs, Prisma.sql`pair`), obstaclesIn);
  }),
  bookingObstacles: createLoader(async (ids: readonly number[]) => {
    const pairs = Prisma.sql`SELECT id AS key, job_id, applicant_id AS person_id
      FROM applications WHERE id = ANY(${[...ids]}::int[])`;
    return byKey(await readFacts(reader, pairs), obstaclesIn);
  }),
});

export async function obstaclesOfPeople(
  tx: MarketplaceTx,
  jobId: number,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const pairs = Prisma.sql`SELECT id AS key, ${jobId}::int AS job_id, id AS person_id
    FROM unnest(${[...personIds]}::int[]) AS person(id)`;
  return byKey(await readFacts(readerIn(tx), pairs), obstaclesIn);
}
