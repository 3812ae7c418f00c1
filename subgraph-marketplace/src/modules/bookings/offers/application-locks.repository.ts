import { readerIn, opaqueArray, type Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { daysTakenWith, overlapsOneOf } from '../../jobs';
import { APPLICATION_COLUMNS, FROM_APPLICATIONS, IS_OPEN } from './applications.queries';
import type { Application } from './applications.types';

type Span = { startsAt: Date; endsAt: Date };

/** Applications to these shifts in any status, open ones of rivals, and the professional's overlapping open ones. */
export function lockRivalsSql(
  personId: number,
  shifts: readonly (Span & { id: number })[],
): Prisma.Sql {
  const ids = opaqueArray(
    shifts.map(({ id }) => id),
    'int',
  );
  return Prisma.sql`
    SELECT ${APPLICATION_COLUMNS} ${FROM_APPLICATIONS}
    WHERE (a.job_id = ANY(${ids}) AND (a.applicant_id = ${personId} OR ${IS_OPEN}))
      OR (a.applicant_id = ${personId} AND ${IS_OPEN} AND ${overlapsOneOf(shifts)})
    ORDER BY a.id FOR UPDATE OF a`;
}

/** Locks are taken in the order of ids, so that two transactions cannot deadlock. */
export function createApplicationLocks(clock: Clock) {
  const held = (tx: MarketplaceTx, condition: Prisma.Sql) =>
    readerIn(tx).$queryRaw<Application[]>`
      SELECT ${APPLICATION_COLUMNS} ${FROM_APPLICATIONS} WHERE ${condition}
      ORDER BY a.id FOR UPDATE OF a`;

  return {
    /** Without a lock. */
    async find(tx: MarketplaceTx, id: number): Promise<Application | null> {
      const rows = await tx.$queryRaw<Application[]>`
        SELECT ${APPLICATION_COLUMNS} ${FROM_APPLICATIONS} WHERE a.id = ${id}`;
      return rows[0] ?? null;
    },

    /** With the professional's open applications to the other days of a series that is booked whole. */
    lockWithDays: (tx: MarketplaceTx, id: number) =>
      held(
        tx,
        Prisma.sql`a.id IN (SELECT ${id}::int UNION
          SELECT mate.id FROM applications own JOIN applications mate
            ON mate.applicant_id = own.applicant_id AND mate.status IN ('pending', 'countered')
          WHERE own.id = ${id} AND mate.job_id IN (${daysTakenWith(
            Prisma.sql`SELECT job_id FROM applications WHERE id = ${id}`,
          )}))`,
      ),

    async jobsAppliedTo(tx: MarketplaceTx, applicantId: number, jobs: readonly { id: number }[]) {
      if (jobs.length === 0) return new Set<number>();
      const rows = await tx.$queryRaw<{ jobId: number }[]>`
        SELECT job_id AS "jobId" FROM applications
        WHERE applicant_id = ${applicantId} AND job_id = ANY(${jobs.map(({ id }) => id)}::int[])`;
      return new Set(rows.map(({ jobId }) => jobId));
    },

    lockOpenOfJobs: (tx: MarketplaceTx, jobIds: readonly number[]) =>
      held(tx, Prisma.sql`a.job_id = ANY(${[...jobIds]}::int[]) AND ${IS_OPEN}`),

    lockOpenOfApplicant: (tx: MarketplaceTx, applicantId: number) =>
      held(tx, Prisma.sql`a.applicant_id = ${applicantId} AND ${IS_OPEN}`),

    /** Open ones to other shifts at this time. */
    lockOpenAt: (
      tx: MarketplaceTx,
      applicantId: number,
      { startsAt, endsAt }: Span,
      jobId: number,
    ) =>
      held(
        tx,
        Prisma.sql`a.applicant_id = ${applicantId} AND a.job_id <> ${jobId} AND ${IS_OPEN}
          AND tstzrange(j.starts_at, j.ends_at, '[)')
            && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz, '[)')`,
      ),

    /** Either user may be the clinic. */
    lockOpenBetween: (tx: MarketplaceTx, one: number, other: number) =>
      held(
        tx,
        Prisma.sql`(j.clinic_id, a.applicant_id) IN ((${one}::int, ${other}::int),
          (${other}::int, ${one}::int)) AND ${IS_OPEN}`,
      ),

    /** Skips rows that another transaction holds. */
    lockOverdue: (tx: MarketplaceTx, limit: number) =>
      tx.$queryRaw<Application[]>`
        SELECT ${APPLICATION_COLUMNS} ${FROM_APPLICATIONS}
        WHERE ${IS_OPEN} AND a.expires_at <= ${clock.now()}
        ORDER BY a.id LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED`,
  };
}
