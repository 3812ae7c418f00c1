import { Prisma } from '../../generated/prisma/client';
import { placesByDistance } from '../places';
import { kmFrom, searchConditions } from './job-search.rows';
import type { JobSearch, JobSearchKey, JobSearchPage } from './job-search.types';
import { olderThan } from './jobs.rows';

/** Kilometres by which shifts whose place nobody knows stand behind all others. */
const NOWHERE_KM = 99_999;
const NOWHERE = Prisma.raw(`${NOWHERE_KM}::float8`);
const NEWEST = Prisma.sql`ORDER BY j.created_at DESC, j.id DESC`;

type Reading = { columns: Prisma.Sql; now: Date };

/** Behind a key in the order of distances; at the same one the newest come first. */
const fartherThan = (km: Prisma.Sql, after: JobSearchKey): Prisma.Sql => Prisma.sql`
  (${km} > ${after.value}::float8 OR (${km} = ${after.value}::float8 AND ${olderThan(after)}))`;

const restOf = (km: Prisma.Sql, after: JobSearchKey | null): Prisma.Sql =>
  after ? Prisma.sql`AND ${fartherThan(km, after)}` : Prisma.empty;

// Active shifts stand in the middle of their city, so the nearest are those of the nearest cities:
// each gives at most a page, by an index.
function byPlaces(search: JobSearch, page: JobSearchPage, { columns, now }: Reading): Prisma.Sql {
  const { origin, filter } = search;
  const { limit, after } = page;
  const from = after?.value ?? 0;
  const near = origin ? placesByDistance(origin, from, filter.maxDistance ?? NOWHERE_KM) : [];
  const conditions = Prisma.join(searchConditions(search, now), ' AND ');
  return Prisma.sql`
    (SELECT found.* FROM unnest(${near.map(({ km }) => km)}::float8[],
        ${near.map(({ province }) => province)}::text[],
        ${near.map(({ cityKey }) => cityKey)}::text[]) AS near(km, province, city_key)
      CROSS JOIN LATERAL (SELECT ${columns}, near.km FROM jobs j
        WHERE j.province = near.province AND j.city_key = near.city_key
          AND j.latitude IS NOT NULL AND ${conditions} ${restOf(Prisma.sql`near.km`, after)}
        ${NEWEST} LIMIT ${limit + 1}) found)
    UNION ALL
    (SELECT ${columns}, ${NOWHERE} AS km FROM jobs j
      WHERE j.latitude IS NULL AND ${conditions} ${restOf(NOWHERE, after)}
      ${NEWEST} LIMIT ${limit + 1})
    ORDER BY km, "createdAt" DESC, id DESC LIMIT ${limit + 1}`;
}

function byReckoning(search: JobSearch, page: JobSearchPage, { columns, now }: Reading) {
  const { limit, after } = page;
  const km = search.origin ? Prisma.sql`coalesce(${kmFrom(search.origin)}, ${NOWHERE})` : NOWHERE;
  const conditions = Prisma.join(searchConditions(search, now), ' AND ');
  return Prisma.sql`SELECT ${columns}, ${km} AS km FROM jobs j
    WHERE ${conditions} ${restOf(km, after)}
    ORDER BY km, j.created_at DESC, j.id DESC LIMIT ${limit + 1}`;
}

/** A page in the order of distances; those of a clinic alone are few enough to reckon each. */
export const nearestFirst = (
  search: JobSearch,
  page: JobSearchPage,
  reading: Reading,
): Prisma.Sql => (search.status === 'active' ? byPlaces : byReckoning)(search, page, reading);
