import type { ProfessionalRole, Province } from '@tbt/contracts';
import { createLoader } from '@tbt/service-kit';
import type { Loader, RequestInfo } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { IS_LIVE } from '../bookings.queries';
import { credentialGap, type Candidate } from '../../people';
import { clashWith, NEIGHBOURHOOD_HOURS, type Clash, type WorkPlace } from './travel-time';

type Shift = WorkPlace & { province: Province };
type Facts = Shift & {
  key: number;
  jobRole: ProfessionalRole;
  date: string;
  role: Candidate['role'];
  isVerified: boolean | null;
  licences: Candidate['licences'] | null;
  bookings: (Omit<WorkPlace, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string })[];
};

/** @param pairs `key`, professional and shift of each pair. */
const factsOf = (pairs: Prisma.Sql) => Prisma.sql`
  SELECT pair.key, j.clinic_id AS "clinicId", j.role AS "jobRole", j.province, j.city,
    j.postal_area AS "postalArea", j.date,
    j.starts_at AS "startsAt", j.ends_at AS "endsAt", p.role, p.is_verified AS "isVerified",
    p.licences, coalesce((
      SELECT json_agg(json_build_object('clinicId', b.clinic_id, 'startsAt', b.starts_at,
        'endsAt', b.ends_at, 'province', at.province, 'city', at.city,
        'postalArea', at.postal_area))
      FROM bookings b JOIN jobs at ON at.id = b.job_id
      WHERE b.professional_id = pair.person_id AND ${IS_LIVE}
        AND tstzrange(b.starts_at, b.ends_at, '[)') && tstzrange(
          j.starts_at - ${NEIGHBOURHOOD_HOURS} * interval '1 hour',
          j.ends_at + ${NEIGHBOURHOOD_HOURS} * interval '1 hour', '[)')), '[]') AS bookings
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
  const { jobRole, role, isVerified, licences } = facts;
  // Users that identity has not published yet count as unverified.
  const person = { role, isVerified: isVerified ?? false, licences: licences ?? [] };
  const gap = credentialGap(person, { ...facts, role: jobRole });
  return [
    ...(gap === null ? [] : ['missing_credential', gap]),
    ...(clashIn(facts) === null ? [] : ['overlap']),
  ];
}

const byKey = (rows: readonly Facts[]) =>
  new Map(rows.map((facts) => [facts.key, obstaclesIn(facts)]));

export type ObstacleLoaders = {
  /** One statement per page. */
  bookingObstacles: Loader<number, string[] | null>;
  /** The viewer's own bookings that conflict with a shift. */
  ownClash: Loader<number, Clash | null>;
};

export const createObstacleLoaders = (
  { prisma }: MarketplaceDatabase,
  { viewer }: Pick<RequestInfo, 'viewer'>,
): ObstacleLoaders => ({
  ownClash: createLoader(async (ids: readonly number[]) => {
    if (viewer === null) return new Map<number, Clash | null>();
    const rows = await prisma.$queryRaw<Facts[]>`${factsOf(Prisma.sql`
      SELECT id AS key, id AS job_id, ${viewer.userId}::int AS person_id
      FROM unnest(${[...ids]}::int[]) AS shift(id)`)}`;
    return new Map(rows.map((facts) => [facts.key, clashIn(facts)]));
  }),
  bookingObstacles: createLoader(async (ids: readonly number[]) =>
    byKey(
      await prisma.$queryRaw<Facts[]>`${factsOf(Prisma.sql`
        SELECT id AS key, job_id, applicant_id AS person_id FROM applications
        WHERE id = ANY(${[...ids]}::int[])`)}`,
    ),
  ),
});

/** Reasons against booking, by professional. */
export const obstaclesOfPeople = async (
  db: Pick<MarketplaceTx, '$queryRaw'>,
  jobId: number,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, string[]>> =>
  byKey(
    await db.$queryRaw<Facts[]>`${factsOf(Prisma.sql`
      SELECT id AS key, ${jobId}::int AS job_id, id AS person_id
      FROM unnest(${[...personIds]}::int[]) AS person(id)`)}`,
  );
