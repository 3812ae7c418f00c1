import { Prisma } from '../../../generated/prisma/client';
import { citiesByDistance, kmFrom, postalAreasByDistance } from '../../places';
import { searchConditions } from './job-search-conditions.queries';
import type { JobSearch, JobSearchKey, JobSearchPage } from './job-search.types';
import { olderThan } from '../job-columns.queries';

/** Kilometres; sorts shifts without coordinates last. */
const NOWHERE_KM = 99_999;
const NOWHERE = Prisma.raw(`${NOWHERE_KM}::float8`);
const NEWEST = Prisma.sql`ORDER BY j.created_at DESC, j.id DESC`;

type Reading = { columns: Prisma.Sql; now: Date };

/** At the same distance the newest come first. */
const fartherThan = (km: Prisma.Sql, after: JobSearchKey): Prisma.Sql => Prisma.sql`
  (${km} > ${after.value}::float8 OR (${km} = ${after.value}::float8 AND ${olderThan(after)}))`;

const restOf = (km: Prisma.Sql, after: JobSearchKey | null): Prisma.Sql =>
  after ? Prisma.sql`AND ${fartherThan(km, after)}` : Prisma.empty;

// Shifts are placed at the centre of their postal area or city, so the nearest are those of the
// nearest areas and cities: each gives at most a page, by an index.
function byPlaces(search: JobSearch, page: JobSearchPage, { columns, now }: Reading): Prisma.Sql {
  const { origin, filter } = search;
  const { limit, after } = page;
  const reach = [after?.value ?? 0, filter.maxDistance ?? NOWHERE_KM] as const;
  const areas = origin ? postalAreasByDistance(origin, ...reach) : [];
  const cities = origin ? citiesByDistance(origin, ...reach) : [];
  const conditions = Prisma.join(searchConditions(search, now), ' AND ');
  const ofPlace = (isThere: Prisma.Sql) => Prisma.sql`
    CROSS JOIN LATERAL (SELECT ${columns}, near.km FROM jobs j
      WHERE ${isThere} AND ${conditions} ${restOf(Prisma.sql`near.km`, after)}
      ${NEWEST} LIMIT ${limit + 1}) found`;
  return Prisma.sql`
    (SELECT found.* FROM unnest(${areas.map(({ km }) => km)}::float8[],
        ${areas.map(({ postalArea }) => postalArea)}::text[]) AS near(km, postal_area)
      ${ofPlace(Prisma.sql`j.postal_area = near.postal_area`)})
    UNION ALL
    (SELECT found.* FROM unnest(${cities.map(({ km }) => km)}::float8[],
        ${cities.map(({ province }) => province)}::text[],
        ${cities.map(({ cityKey }) => cityKey)}::text[]) AS near(km, province, city_key)
      ${ofPlace(Prisma.sql`j.province = near.province AND j.city_key = near.city_key
        AND j.postal_area IS NULL AND j.latitude IS NOT NULL`)})
    UNION ALL
    (SELECT ${columns}, ${NOWHERE} AS km FROM jobs j
      WHERE j.latitude IS NULL AND ${conditions} ${restOf(NOWHERE, after)}
      ${NEWEST} LIMIT ${limit + 1})
    ORDER BY km, "createdAt" DESC, id DESC LIMIT ${limit + 1}`;
}

function byComputedDistance(search: JobSearch, page: JobSearchPage, { columns, now }: Reading) {
  const { limit, after } = page;
  const km = search.origin
    ? Prisma.sql`coalesce(${kmFrom(search.origin, Prisma.sql`j`)}, ${NOWHERE})`
    : NOWHERE;
  const conditions = Prisma.join(searchConditions(search, now), ' AND ');
  return Prisma.sql`SELECT ${columns}, ${km} AS km FROM jobs j
    WHERE ${conditions} ${restOf(km, after)}
    ORDER BY km, j.created_at DESC, j.id DESC LIMIT ${limit + 1}`;
}

/** A single clinic's shifts are few enough to compute every distance. */
export const nearestFirst = (
  search: JobSearch,
  page: JobSearchPage,
  reading: Reading,
): Prisma.Sql =>
  (search.status === 'active' ? byPlaces : byComputedDistance)(search, page, reading);
