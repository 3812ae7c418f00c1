import { FULL_DAY_MINUTES } from '@tbt/contracts';
import { Prisma } from '../../generated/prisma/client';
import { NO_DISTANCE_LIMIT } from './search-keys';

const FULL_DAY = Prisma.raw(String(FULL_DAY_MINUTES));
const NO_LIMIT = Prisma.raw(String(NO_DISTANCE_LIMIT));

/** Of a shift `j`: what alerts compare, the reasons that do not depend on the alert, and the keys it is found by. */
export const JOB_FACTS = Prisma.sql`
  j.role, j.province, j.city, j.city_key, j.hourly_rate, j.latitude, j.longitude,
  j.is_evening, j.is_recurring, j.is_urgent, j.duration_minutes >= ${FULL_DAY} AS is_full_day,
  to_char(j.date::date, 'FMDay') AS weekday,
  'role:' || j.role AS role_reason, 'province:' || j.province AS province_reason,
  'city:' || j.city AS city_reason, 'rate:' || j.hourly_rate AS rate_reason,
  'day:' || to_char(j.date::date, 'FMDay') AS day_reason,
  ARRAY[j.role || '|*', j.role || '|city:' || j.city_key, j.role || '|in:' || j.province,
    j.role || '|cell:' || coalesce(floor(j.latitude)::int || ',' || floor(j.longitude)::int, '?')
  ]::text[] AS keys`;

const KM = Prisma.sql`CASE WHEN a.max_travel_distance < ${NO_LIMIT} AND a.latitude IS NOT NULL
  AND job.latitude IS NOT NULL THEN 2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(job.latitude - a.latitude) / 2), 2) + cos(radians(a.latitude))
    * cos(radians(job.latitude)) * power(sin(radians(job.longitude - a.longitude) / 2), 2)))) END`;

// The fact first: it spares the alert's list.
const isType = (type: string, fact: Prisma.Sql) =>
  Prisma.sql`(${fact} AND '${Prisma.raw(type)}' = ANY(a.job_types))`;

const TYPES: readonly [string, Prisma.Sql][] = [
  ['full_day', Prisma.sql`job.is_full_day`],
  ['half_day', Prisma.sql`NOT job.is_full_day`],
  ['evening', Prisma.sql`job.is_evening`],
  ['recurring', Prisma.sql`job.is_recurring`],
  ['urgent', Prisma.sql`job.is_urgent`],
];

const IS_TYPE = Prisma.join(
  TYPES.map(([type, fact]) => isType(type, fact)),
  ' OR ',
);
const IS_EVENING = Prisma.sql`(job.is_evening AND 'Evenings' = ANY(a.availability))`;

/** Each criterion of an alert `a` about a shift `job`: whether it is stated, and whether it is met. */
const COMPARED = Prisma.sql`CROSS JOIN LATERAL (SELECT
  cardinality(a.provinces) > 0 AS states_province, job.province = ANY(a.provinces) AS is_province,
  cardinality(a.city_keys) > 0 AS states_city, job.city_key = ANY(a.city_keys) AS is_city,
  a.min_hourly_rate IS NOT NULL AS states_rate,
  coalesce(job.hourly_rate >= a.min_hourly_rate, false) AS is_rate,
  coalesce(a.max_travel_distance < ${NO_LIMIT}, false) AS states_distance, ${KM} AS km,
  cardinality(a.job_types) > 0 AS states_type, (${IS_TYPE}) AS is_type,
  cardinality(a.availability) > 0 AS states_day,
  (job.weekday = ANY(a.availability) OR ${IS_EVENING}) AS is_day) met`;

const stated = ['province', 'city', 'rate', 'distance', 'type', 'day'].map((name) =>
  Prisma.raw(`met.states_${name}::int`),
);
const fulfilled = ['province', 'city', 'rate', 'type', 'day'].map((name) =>
  Prisma.raw(`(met.states_${name} AND met.is_${name})::int`),
);
const IS_NEAR = Prisma.sql`coalesce(met.km <= a.max_travel_distance, false)`;

/**
 * What a professional would not take is excluded: place and rate (and the role, by which callers find shifts). Kinds and days are wishes: one of the stated
 * ones is enough, all count for the score. An unknown distance excludes nothing and counts as not met.
 */
const FIRES = Prisma.sql`(met.is_province OR NOT met.states_province) AND (met.is_city OR NOT met.states_city)
  AND (met.is_rate OR NOT met.states_rate)
  AND (NOT met.states_distance OR met.km IS NULL OR met.km <= a.max_travel_distance)
  AND (NOT (met.states_type OR met.states_day) OR (met.states_type AND met.is_type)
    OR (met.states_day AND met.is_day))`;

const SCORE = Prisma.sql`round((1 + ${Prisma.join(fulfilled, ' + ')} + ${IS_NEAR}::int)::numeric
  / (1 + ${Prisma.join(stated, ' + ')}), 2)`;

const reasonOfType = ([type, fact]: readonly [string, Prisma.Sql]) =>
  Prisma.sql`CASE WHEN ${isType(type, fact)} THEN 'jobType:${Prisma.raw(type)}' END`;

/** Machine-readable, each with its value. */
const REASONS = Prisma.sql`array_remove(ARRAY[job.role_reason,
  CASE WHEN met.is_province THEN job.province_reason END,
  CASE WHEN met.is_city THEN job.city_reason END,
  CASE WHEN met.is_rate THEN job.rate_reason END,
  CASE WHEN ${IS_NEAR} THEN 'distance:' || greatest(1, round(met.km)) END,
  ${Prisma.join(TYPES.map(reasonOfType))},
  CASE WHEN job.weekday = ANY(a.availability) THEN job.day_reason END,
  CASE WHEN ${IS_EVENING} THEN 'day:Evenings' END]::text[], NULL)`;

/** Joins `met`; with `a` and `job` in scope. */
export const ALERT_MATCH = {
  join: COMPARED,
  fires: FIRES,
  score: SCORE,
  reasons: REASONS,
} as const;
