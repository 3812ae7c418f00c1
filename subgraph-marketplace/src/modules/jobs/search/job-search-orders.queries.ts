import type { JobSort } from '@tbt/contracts';
import { Prisma } from '../../../generated/prisma/client';
import type { JobSearchKey } from './job-search.types';
import { olderThan } from '../job-columns.queries';

type Order = {
  by: Prisma.Sql;
  behind(after: JobSearchKey): Prisma.Sql;
};

/** Each has an index; `nearest` is searched by place. */
export const ORDERS: Record<Exclude<JobSort, 'nearest'>, Order> = {
  newest: { by: Prisma.sql`j.created_at DESC, j.id DESC`, behind: olderThan },
  soonest: {
    by: Prisma.sql`j.starts_at, j.id`,
    behind: ({ value, id }) =>
      Prisma.sql`(j.starts_at, j.id) > (${new Date(value)}::timestamptz, ${id}::int)`,
  },
  highest_rate: {
    by: Prisma.sql`j.hourly_rate DESC, j.id DESC`,
    behind: ({ value, id }) =>
      Prisma.sql`(j.hourly_rate, j.id) < (${value}::numeric / 100, ${id}::int)`,
  },
};
