import type { JobStatus } from '@tbt/contracts';
import { selectColumns } from '@tbt/service-kit';
import { Prisma } from '../../generated/prisma/client';
import { JobTable } from '../../generated/tables';
import type { NewestKey } from '../../newest-first';
import { INTERNAL_FIELDS, type Job } from './jobs.types';

export const JOB_COLUMNS = selectColumns(JobTable, { as: 'j', omit: INTERNAL_FIELDS });

/** `xmin` is the transaction of the last write. */
export const ROW_VERSION = Prisma.sql`j.xmin::text AS "rowVersion"`;

/** An active shift that has started reads as expired. */
export const statusAt = (row: { status: JobStatus; startsAt: Date }, now: Date): JobStatus =>
  row.status === 'active' && row.startsAt <= now ? 'expired' : row.status;

export const toJob = <R extends Job>(row: R, now: Date): R => ({
  ...row,
  status: statusAt(row, now),
});

export function hasStatus(status: JobStatus, now: Date): Prisma.Sql {
  if (status === 'active') return Prisma.sql`(j.status = 'active' AND j.starts_at > ${now})`;
  if (status === 'expired') {
    return Prisma.sql`(j.status = 'expired' OR (j.status = 'active' AND j.starts_at <= ${now}))`;
  }
  return Prisma.sql`j.status = ${status}`;
}

export const olderThan = (after: NewestKey): Prisma.Sql =>
  Prisma.sql`(j.created_at, j.id) < (${after.createdAt}::timestamptz, ${after.id}::int)`;
