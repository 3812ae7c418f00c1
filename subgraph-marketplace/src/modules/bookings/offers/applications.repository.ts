import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../../database';
import type { NewestPage } from '../../../newest-first';
import { createApplicationLocks } from './application-locks.repository';
import { createApplicationWrites } from './application-writes.repository';
import {
  APPLICATION_COLUMNS,
  FROM_APPLICATIONS,
  IS_OPEN,
  NEWEST_FIRST,
  olderThan,
} from './applications.queries';
import type { Application, OfferRound } from './applications.types';

export type ApplicationsRepository = ReturnType<typeof createApplicationsRepository>;

export function createApplicationsRepository({ reader }: MarketplaceDatabase, clock: Clock) {
  return {
    ...createApplicationLocks(clock),
    ...createApplicationWrites(clock),

    byIds: (ids: readonly number[]) => reader.$queryRaw<Application[]>`
      SELECT ${APPLICATION_COLUMNS} ${FROM_APPLICATIONS} WHERE a.id = ANY(${[...ids]}::int[])`,

    ofApplicant: (applicantId: number, { limit, after }: NewestPage) =>
      reader.$queryRaw<Application[]>`
        SELECT ${APPLICATION_COLUMNS} ${FROM_APPLICATIONS}
        WHERE a.applicant_id = ${applicantId} ${olderThan(after)}
        ${NEWEST_FIRST} LIMIT ${limit + 1}`,

    /** One page per shift, in one statement. */
    ofJobs: (jobIds: readonly number[], { limit, after }: NewestPage) =>
      reader.$queryRaw<Application[]>`
        SELECT a.* FROM unnest(${[...jobIds]}::int[]) AS job(id)
        CROSS JOIN LATERAL (
          SELECT ${APPLICATION_COLUMNS} ${FROM_APPLICATIONS}
          WHERE a.job_id = job.id ${olderThan(after)}
          ${NEWEST_FIRST} LIMIT ${limit + 1}
        ) a ORDER BY a."createdAt" DESC, a.id DESC`,

    ofApplicantOnJobs: (applicantId: number, jobIds: readonly number[]) =>
      reader.$queryRaw<Application[]>`
        SELECT ${APPLICATION_COLUMNS} ${FROM_APPLICATIONS}
        WHERE a.applicant_id = ${applicantId} AND a.job_id = ANY(${[...jobIds]}::int[])`,

    pendingCounts: (jobIds: readonly number[]) =>
      reader.$queryRaw<{ jobId: number; count: number }[]>`
        SELECT a.job_id AS "jobId", count(*)::int AS count
        FROM applications a JOIN jobs j ON j.id = a.job_id
        WHERE a.job_id = ANY(${[...jobIds]}::int[]) AND ${IS_OPEN} AND a.status = 'pending'
          AND a.job_revision >= j.terms_revision AND a.expires_at > ${clock.now()}
        GROUP BY a.job_id`,

    /** Oldest first. */
    roundsOf: (applicationIds: readonly number[]) => reader.$queryRaw<OfferRound[]>`
      SELECT r.application_id AS "applicationId", r.side AS by, r.hourly_rate::text AS "hourlyRate",
        r.message, r.created_at AS at
      FROM application_rounds r WHERE r.application_id = ANY(${[...applicationIds]}::int[])
      ORDER BY r.application_id, r.position`,
  };
}
