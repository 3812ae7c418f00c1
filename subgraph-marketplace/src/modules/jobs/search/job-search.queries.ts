import type { Clock, RowSchema } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { hasRange, searchConditions } from './job-search-conditions.queries';
import { nearestFirst } from './job-search-nearest.queries';
import { ORDERS } from './job-search-orders.queries';
import type { JobSearch, JobSearchPage } from './job-search.types';
import { JOB_COLUMNS, ROW_VERSION, statusAt, toJob } from '../job-columns.queries';
import { Job } from '../jobs.types';
import type { RowState, VersionedJob } from './page-version';

export type FoundJob = VersionedJob & { km: number | null };
const FoundRow = Job.extend({ rowVersion: z.string(), km: z.number().nullable() });
const StateRow = Job.pick({ id: true, status: true, startsAt: true, createdAt: true }).extend({
  rowVersion: z.string(),
});

export type JobSearchQueries = ReturnType<typeof createJobSearchQueries>;

/** One keyset per sort order, one index per filter. */
export function createJobSearchQueries({ reader }: MarketplaceDatabase, clock: Clock) {
  const inOrder = (search: JobSearch, { limit, after }: JobSearchPage, columns: Prisma.Sql) => {
    const order = ORDERS[search.sort === 'nearest' ? 'newest' : search.sort];
    const where = Prisma.join(
      [...searchConditions(search, clock.now()), ...(after ? [order.behind(after)] : [])],
      ' AND ',
    );
    return Prisma.sql`SELECT ${columns}, NULL::float8 AS km FROM jobs j WHERE ${where}
      ORDER BY ${order.by} LIMIT ${limit + 1}`;
  };

  const read = <R>(
    schema: RowSchema<R>,
    search: JobSearch,
    page: JobSearchPage,
    columns: Prisma.Sql,
  ): Promise<R[]> => {
    const query =
      search.sort === 'nearest'
        ? nearestFirst(search, page, { columns, now: clock.now() })
        : inOrder(search, page, columns);
    return (hasRange(search) ? reader.rowsOnce(schema) : reader.rows(schema))(query);
  };

  return {
    async list(search: JobSearch, page: JobSearchPage): Promise<FoundJob[]> {
      const columns = Prisma.sql`${JOB_COLUMNS}, ${ROW_VERSION}`;
      const rows = await read(FoundRow, search, page, columns);
      return rows.map((row) => toJob(row, clock.now()));
    },

    async states(search: JobSearch, page: JobSearchPage): Promise<RowState[]> {
      const columns = Prisma.sql`j.id, ${ROW_VERSION}, j.status, j.starts_at AS "startsAt",
        j.created_at AS "createdAt"`;
      const rows = await read(StateRow, search, page, columns);
      return rows.map((row) => ({ ...row, status: statusAt(row, clock.now()) }));
    },
  };
}
