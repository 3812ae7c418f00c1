import { FULL_DAY_MINUTES, type JobFilterValues } from '@tbt/contracts';
import { Prisma } from '../../../generated/prisma/client';
import { blockedWith } from '../../blocks';
import { placeKey, withinKm } from '../../places';
import type { JobSearch } from './job-search.types';
import { hasStatus } from '../job-columns.queries';

const JOB = Prisma.sql`j`;

// Literals, not parameters: the planner needs them to choose partial indexes.
const SCHEDULES = {
  full_day: Prisma.raw(`j.duration_minutes >= ${FULL_DAY_MINUTES}`),
  half_day: Prisma.raw(`j.duration_minutes < ${FULL_DAY_MINUTES}`),
  evening: Prisma.sql`j.is_evening`,
};

function dayConditions({ dateFrom, dateTo }: JobFilterValues): Prisma.Sql[] {
  if (dateFrom && dateFrom === dateTo) return [Prisma.sql`j.date = ${dateFrom}`];
  return [
    ...(dateFrom ? [Prisma.sql`j.date >= ${dateFrom}`] : []),
    ...(dateTo ? [Prisma.sql`j.date <= ${dateTo}`] : []),
  ];
}

function filterConditions({ filter, origin }: JobSearch): Prisma.Sql[] {
  const { role, province, city, schedule, minRate, maxDistance } = filter;
  return [
    ...(role ? [Prisma.sql`j.role = ${role}`] : []),
    ...(province ? [Prisma.sql`j.province = ${province}`] : []),
    ...(city ? [Prisma.sql`j.city_key = ${placeKey(city)}`] : []),
    ...(schedule ? [SCHEDULES[schedule]] : []),
    ...dayConditions(filter),
    ...(minRate ? [Prisma.sql`j.hourly_rate >= ${minRate}::numeric`] : []),
    ...(maxDistance && origin ? [withinKm(origin, maxDistance, JOB)] : []),
  ];
}

function statusConditions({ status, clinicId }: JobSearch, now: Date): Prisma.Sql[] {
  const own = Prisma.sql`j.clinic_id = ${clinicId}`;
  if (status !== null) return [hasStatus(status, now), ...(clinicId === null ? [] : [own])];
  if (clinicId === null) return [hasStatus('active', now)];
  return [Prisma.sql`(${hasStatus('active', now)} OR ${own})`];
}

/** The best index for a range depends on its bounds. */
export const hasRange = ({ filter, sort }: JobSearch): boolean =>
  sort === 'nearest' ||
  Boolean(filter.dateFrom ?? filter.dateTo ?? filter.minRate ?? filter.maxDistance);

const knownConditions = ({ viewerId }: JobSearch): Prisma.Sql[] =>
  viewerId === null ? [] : [Prisma.sql`j.clinic_id NOT IN ${blockedWith(viewerId)}`];

/** Without users blocked by or blocking the viewer. */
export const searchConditions = (search: JobSearch, now: Date): Prisma.Sql[] => [
  ...statusConditions(search, now),
  ...filterConditions(search),
  ...knownConditions(search),
];
