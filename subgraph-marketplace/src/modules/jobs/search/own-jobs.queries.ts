import type { JobStatus } from '@tbt/contracts';
import type { Clock, Page } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import type { OwnJobSort } from '../../../generated/resolvers';
import { isAt, type AtLocation } from '../../locations';
import { hasStatus, JOB_COLUMNS, olderThan, toJob } from '../job-columns.queries';
import { Job } from '../jobs.types';

export type OwnJobsSearch = {
  clinicId: number;
  /** Null is any. */
  statuses: readonly JobStatus[] | null;
  sort: OwnJobSort;
  at: AtLocation;
};

/** Epoch milliseconds and id. */
export type OwnJobKey = [number, number];

const ORDER: Record<OwnJobSort, Prisma.Sql> = {
  newest: Prisma.sql`j.created_at DESC, j.id DESC`,
  soonest: Prisma.sql`j.starts_at, j.id`,
  latest: Prisma.sql`j.starts_at DESC, j.id DESC`,
};

function behind(sort: OwnJobSort, [at, id]: OwnJobKey): Prisma.Sql {
  if (sort === 'newest') return olderThan({ createdAt: new Date(at), id });
  const compare = Prisma.raw(sort === 'soonest' ? '>' : '<');
  return Prisma.sql`(j.starts_at, j.id) ${compare} (${new Date(at)}::timestamptz, ${id}::int)`;
}

export type OwnJobsQueries = ReturnType<typeof createOwnJobsQueries>;

export function createOwnJobsQueries({ reader }: MarketplaceDatabase, clock: Clock) {
  return {
    /** One more than asked for. */
    async of(
      { clinicId, statuses, sort, at }: OwnJobsSearch,
      { limit, after }: Page<OwnJobKey>,
    ): Promise<Job[]> {
      if (statuses?.length === 0) return [];
      const now = clock.now();
      const wanted = statuses?.map((status) => hasStatus(status, now));
      const where = [
        Prisma.sql`j.clinic_id = ${clinicId}`,
        isAt(at),
        ...(wanted ? [Prisma.sql`(${Prisma.join(wanted, ' OR ')})`] : []),
        ...(after ? [behind(sort, after)] : []),
      ];
      const rows = await reader.rows(Job)`
        SELECT ${JOB_COLUMNS} FROM jobs j WHERE ${Prisma.join(where, ' AND ')}
        ORDER BY ${ORDER[sort]} LIMIT ${limit + 1}`;
      return rows.map((row) => toJob(row, now));
    },
  };
}
