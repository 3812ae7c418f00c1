import { conflict, opaqueArray } from '@tbt/service-kit';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import type { Job } from '../../jobs';
import { APPLICATION_COLUMNS, IS_OPEN } from './applications.queries';
import type { Application, ChangedApplication } from './applications.types';

type Offer = {
  job: Job;
  applicantId: number;
  message: string;
  hourlyRate: string;
  /** Named by the professional; applying again cannot change the rate of an open offer. */
  isOwnRate: boolean;
  expiresAt: Date;
};
type CounterOffer = { hourlyRate: string; message: string | null; expiresAt: Date };

/** Writes to applications that the transaction holds. */
export function createApplicationWrites(clock: Clock) {
  return {
    /** A new one, or the open one when its terms changed. @throws DomainError CONFLICT for any other. */
    async insert(
      tx: MarketplaceTx,
      { job, applicantId, message, hourlyRate, isOwnRate, expiresAt }: Offer,
    ): Promise<ChangedApplication & { isKept: boolean }> {
      const now = clock.now();
      const rows = await tx.$queryRaw<(Application & { isKept: boolean })[]>`
        WITH made AS (
          INSERT INTO applications AS a (job_id, applicant_id, message, hourly_rate, job_revision,
            expires_at, created_at, updated_at)
          VALUES (${job.id}, ${applicantId}, ${message}, ${hourlyRate}::numeric, ${job.revision},
            ${expiresAt}, ${now}, ${now})
          ON CONFLICT (job_id, applicant_id) DO UPDATE
            SET job_revision = excluded.job_revision, revision = a.revision + 1,
              updated_at = excluded.updated_at
            WHERE ${IS_OPEN} AND a.expires_at > ${now}
              AND (NOT ${isOwnRate}::boolean OR a.hourly_rate = excluded.hourly_rate)
              AND a.job_revision < (SELECT terms_revision FROM jobs WHERE id = ${job.id})
          RETURNING a.*, a.xmax <> 0 AS "isKept"),
        word AS (
          INSERT INTO application_rounds
            (application_id, position, side, hourly_rate, message, created_at)
          SELECT id, 1, 'temp', hourly_rate, message, created_at FROM made WHERE NOT "isKept")
        SELECT ${madeColumns(job)}, "isKept" FROM made`;
      const [offer] = rows;
      if (offer) return { ...offer, action: offer.isKept ? 'keep' : 'apply', by: 'temp' };
      throw conflict('application.duplicate', { path: ['jobId'], reasons: ['duplicate'] });
    },

    /** The professional accepts the current terms. @returns the changed applications. */
    async keep(
      tx: MarketplaceTx,
      applicantId: number,
      jobs: readonly { id: number }[],
    ): Promise<ChangedApplication[]> {
      const now = clock.now();
      const kept = await tx.$queryRaw<Application[]>`
        UPDATE applications a SET job_revision = j.revision, revision = a.revision + 1,
          updated_at = ${now} FROM jobs j
        WHERE j.id = a.job_id AND a.applicant_id = ${applicantId} AND ${IS_OPEN}
          AND a.expires_at > ${now}
          AND j.terms_revision > a.job_revision
          AND a.job_id = ANY(${jobs.map(({ id }) => id)}::int[])
        RETURNING ${APPLICATION_COLUMNS}`;
      return kept.map((offer) => ({ ...offer, action: 'keep', by: 'temp' }));
    },

    /** Revision since which date, hours and place of a locked shift are unchanged. */
    async termsRevision(tx: MarketplaceTx, jobId: number): Promise<number> {
      const rows = await tx.$queryRaw<{ revision: number }[]>`
        SELECT terms_revision AS revision FROM jobs WHERE id = ${jobId}`;
      return rows[0]?.revision ?? 0;
    },

    /** For an invited professional without an application. */
    async insertInvited(
      tx: MarketplaceTx,
      job: Job,
      applicantId: number,
      hourlyRate: string,
    ): Promise<ChangedApplication> {
      const now = clock.now();
      const rows = await tx.$queryRaw<Application[]>`
        WITH made AS (
          INSERT INTO applications
            (job_id, applicant_id, status, hourly_rate, job_revision, expires_at, created_at,
              updated_at)
          VALUES (${job.id}, ${applicantId}, 'accepted', ${hourlyRate}::numeric, ${job.revision},
            ${now}, ${now}, ${now}) RETURNING *),
        word AS (
          INSERT INTO application_rounds (application_id, position, side, hourly_rate, created_at)
          SELECT id, 1, 'clinic', hourly_rate, created_at FROM made)
        SELECT ${madeColumns(job)} FROM made`;
      return { ...(rows[0] as Application), action: 'accept_invitation', by: 'temp' };
    },

    /** Records the rate of the invitation as the clinic's latest offer. */
    async addClinicWord(
      tx: MarketplaceTx,
      step: ChangedApplication,
      hourlyRate: string,
    ): Promise<ChangedApplication> {
      const rounds = step.rounds + 1;
      await tx.$executeRaw`
        INSERT INTO application_rounds (application_id, position, side, hourly_rate, created_at)
        VALUES (${step.id}, ${rounds}, 'clinic', ${hourlyRate}::numeric, ${clock.now()})`;
      return { ...step, hourlyRate, rounds };
    },

    /** Stores transitions made by `toTransition`. */
    async save(tx: MarketplaceTx, steps: readonly ChangedApplication[]): Promise<void> {
      if (steps.length === 0) return;
      await tx.$executeRaw`${saveTransitionsSql(steps, clock.now())}`;
    },

    /** Stores a counter-offer. @returns the application with its new end. */
    async saveCounter(
      tx: MarketplaceTx,
      step: ChangedApplication,
      { hourlyRate, message, expiresAt }: CounterOffer,
    ): Promise<ChangedApplication> {
      const now = clock.now();
      const rounds = step.rounds + 1;
      await tx.$executeRaw`
        WITH word AS (
          INSERT INTO application_rounds
            (application_id, position, side, hourly_rate, message, created_at)
          VALUES (${step.id}, ${rounds}, ${step.by}, ${hourlyRate}::numeric, ${message}, ${now}))
        UPDATE applications SET status = ${step.status}, hourly_rate = ${hourlyRate}::numeric,
          rounds = ${rounds}, expires_at = ${expiresAt}, revision = ${step.revision},
          updated_at = ${now}
        WHERE id = ${step.id}`;
      return { ...step, hourlyRate, rounds, expiresAt };
    },
  };
}

const madeColumns = ({ clinicId }: Job) => Prisma.sql`
  id, job_id AS "jobId", ${clinicId}::int AS "clinicId", applicant_id AS "applicantId", status,
  message, hourly_rate::text AS "hourlyRate", rounds, expires_at AS "expiresAt", revision,
  created_at AS "createdAt", false AS "isTermsChanged", NULL::jsonb AS "agreedTerms"`;

/** One statement for applications that the transaction holds. */
export function saveTransitionsSql(steps: readonly ChangedApplication[], at: Date): Prisma.Sql {
  const column = <T>(of: (step: ChangedApplication) => T) => steps.map(of);
  return Prisma.sql`
    UPDATE applications a SET status = step.status, hourly_rate = step.hourly_rate,
      rounds = step.rounds, was_passed_over = step.was_passed_over, revision = step.revision,
      updated_at = ${at}
    FROM unnest(${opaqueArray(
      column(({ id }) => id),
      'int',
    )}, ${opaqueArray(
      column(({ status }) => status),
      'text',
    )},
      ${opaqueArray(
        column(({ hourlyRate }) => hourlyRate),
        'numeric',
      )}, ${opaqueArray(
        column(({ rounds }) => rounds),
        'int',
      )},
      ${opaqueArray(
        column(({ wasPassedOver }) => wasPassedOver ?? false),
        'boolean',
      )},
      ${opaqueArray(
        column(({ revision }) => revision),
        'int',
      )})
      AS step(id, status, hourly_rate, rounds, was_passed_over, revision)
    WHERE a.id = step.id`;
}
