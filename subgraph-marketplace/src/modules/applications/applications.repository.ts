import type { ApplicationStatus } from '@tbt/contracts';
import { conflict, onConstraint } from '@tbt/service-kit';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import type { NewestPage } from '../../newest-first';
import type { Job } from '../jobs';
import { APPLICATION_STEPS, type ApplicationStep } from './applications.steps';
import type { Application } from './applications.types';

const COLUMNS = Prisma.sql`
  a.id, a.job_id AS "jobId", j.clinic_id AS "clinicId", a.applicant_id AS "applicantId", a.status,
  a.message, a.revision, a.created_at AS "createdAt"`;
const FROM = Prisma.sql`FROM applications a JOIN jobs j ON j.id = a.job_id`;
const NEWEST_FIRST = Prisma.sql`ORDER BY a.created_at DESC, a.id DESC`;

const olderThan = (after: NewestPage['after']) =>
  after
    ? Prisma.sql`AND (a.created_at, a.id) < (${after.createdAt}::timestamptz, ${after.id}::int)`
    : Prisma.empty;

export type ApplicationsRepository = ReturnType<typeof createApplicationsRepository>;

export function createApplicationsRepository({ reader }: MarketplaceDatabase, clock: Clock) {
  return {
    byIds: (ids: readonly number[]) => reader.$queryRaw<Application[]>`
      SELECT ${COLUMNS} ${FROM} WHERE a.id = ANY(${[...ids]}::int[])`,

    ofApplicant: (applicantId: number, { limit, after }: NewestPage) =>
      reader.$queryRaw<Application[]>`
        SELECT ${COLUMNS} ${FROM} WHERE a.applicant_id = ${applicantId} ${olderThan(after)}
        ${NEWEST_FIRST} LIMIT ${limit + 1}`,

    /** One page for each shift, in one statement. */
    ofJobs: (jobIds: readonly number[], { limit, after }: NewestPage) =>
      reader.$queryRaw<Application[]>`
        SELECT a.* FROM unnest(${[...jobIds]}::int[]) AS job(id)
        CROSS JOIN LATERAL (
          SELECT ${COLUMNS} ${FROM} WHERE a.job_id = job.id ${olderThan(after)}
          ${NEWEST_FIRST} LIMIT ${limit + 1}
        ) a ORDER BY a."createdAt" DESC, a.id DESC`,

    ofApplicantOnJobs: (applicantId: number, jobIds: readonly number[]) =>
      reader.$queryRaw<Application[]>`
        SELECT ${COLUMNS} ${FROM}
        WHERE a.applicant_id = ${applicantId} AND a.job_id = ANY(${[...jobIds]}::int[])`,

    pendingCounts: (jobIds: readonly number[]) =>
      reader.$queryRaw<{ jobId: number; count: number }[]>`
        SELECT job_id AS "jobId", count(*)::int AS count FROM applications
        WHERE job_id = ANY(${[...jobIds]}::int[]) AND status = 'pending' GROUP BY job_id`,

    async find(tx: MarketplaceTx, id: number): Promise<Application | null> {
      const rows = await tx.$queryRaw<Application[]>`SELECT ${COLUMNS} ${FROM} WHERE a.id = ${id}`;
      return rows[0] ?? null;
    },

    /** Holds the application until the transaction ends. */
    async lock(tx: MarketplaceTx, id: number): Promise<Application | null> {
      const rows = await tx.$queryRaw<Application[]>`
        SELECT ${COLUMNS} ${FROM} WHERE a.id = ${id} FOR UPDATE OF a`;
      return rows[0] ?? null;
    },

    /**
     * Holds an application and every pending one that accepting it would close: those on the shift
     * and the applicant's that overlap it. In the order of ids, so that two acceptances cannot wait
     * for each other.
     */
    lockRivals: (tx: MarketplaceTx, { id, applicantId }: Application, job: Job) =>
      tx.$queryRaw<Application[]>`
        SELECT ${COLUMNS} ${FROM}
        WHERE a.id = ${id} OR (a.status = 'pending' AND (a.job_id = ${job.id} OR (
          a.applicant_id = ${applicantId} AND tstzrange(j.starts_at, j.ends_at, '[)')
            && tstzrange(${job.startsAt}::timestamptz, ${job.endsAt}::timestamptz, '[)'))))
        ORDER BY a.id FOR UPDATE OF a`,

    lockPendingOfJobs: (tx: MarketplaceTx, jobIds: readonly number[]) =>
      tx.$queryRaw<Application[]>`
        SELECT ${COLUMNS} ${FROM} WHERE a.job_id = ANY(${[...jobIds]}::int[]) AND a.status = 'pending'
        ORDER BY a.id FOR UPDATE OF a`,

    lockPendingOfApplicant: (tx: MarketplaceTx, applicantId: number) =>
      tx.$queryRaw<Application[]>`
        SELECT ${COLUMNS} ${FROM} WHERE a.applicant_id = ${applicantId} AND a.status = 'pending'
        ORDER BY a.id FOR UPDATE OF a`,

    /** Takes applications, held by this transaction, one step on. */
    async take(
      tx: MarketplaceTx,
      applications: readonly Application[],
      step: ApplicationStep,
    ): Promise<Application[]> {
      if (applications.length === 0) return [];
      const { to } = APPLICATION_STEPS[step];
      const ids = applications.map(({ id }) => id);
      await tx.$executeRaw`
        UPDATE applications SET status = ${to}, revision = revision + 1, updated_at = ${clock.now()}
        WHERE id = ANY(${[...ids]}::int[])`;
      return applications.map((before) => ({
        ...before,
        status: to,
        revision: before.revision + 1,
      }));
    },

    /** @throws DomainError CONFLICT when the person has applied before. */
    async insert(
      tx: MarketplaceTx,
      application: { job: Job; applicantId: number; message: string },
    ): Promise<Application> {
      const { job, ...row } = application;
      const now = clock.now();
      try {
        const {
          updatedAt: _,
          status,
          ...created
        } = await tx.application.create({
          data: { ...row, jobId: job.id, createdAt: now, updatedAt: now },
        });
        return { ...created, status: status as ApplicationStatus, clinicId: job.clinicId };
      } catch (error) {
        return onConstraint(error, {
          applications_one_per_person: () =>
            conflict('application.duplicate', { path: ['jobId'], reasons: ['duplicate'] }),
        });
      }
    },
  };
}
