import type { ShiftSide } from '@tbt/contracts';
import { conflict, opaqueArray, readerIn, selectColumns } from '@tbt/service-kit';
import type { Clock, Reader } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { ApplicationTable } from '../../../generated/tables';
import type { NewestPage } from '../../../newest-first';
import { Job } from '../../jobs';
import { isUnverifiedFor, type Candidate } from '../../people';
import { olderThan, selects, UNREAD, type OfferSelection } from './offers.queries';
import { Application, type ChangedApplication, OfferRound } from './offers.types';
import { pendingCounts } from './pending-applications.queries';

type NewApplication = {
  job: Job;
  applicantId: number;
  message: string;
  hourlyRate: string;
  /** Named by the professional; applying again cannot change the rate of an open offer. */
  isOwnRate: boolean;
  expiresAt: Date;
};
type CounterOffer = { by: ShiftSide; hourlyRate: string; message: string | null; expiresAt: Date };

const COLUMNS = Prisma.sql`
  ${selectColumns(ApplicationTable, { as: 'a', omit: { ...UNREAD, wasPassedOver: true } })},
  j.clinic_id AS "clinicId", j.terms_revision > a.job_revision AS "isTermsChanged",
  (SELECT terms FROM jsonb_array_elements(j.former_terms) terms
    WHERE a.job_revision >= (terms ->> 'from')::int
      AND a.job_revision < (terms ->> 'until')::int) AS "agreedTerms"`;
const SELECT = Prisma.sql`SELECT ${COLUMNS} FROM applications a JOIN jobs j ON j.id = a.job_id`;
const NEWEST_FIRST = Prisma.sql`ORDER BY a.created_at DESC, a.id DESC`;
const APPLICANT = Prisma.sql`a.applicant_id`;

/** Literals, not parameters: the planner needs them to choose partial indexes. */
const IS_OPEN = Prisma.sql`a.status IN ('pending', 'countered')`;

/** For applications that the transaction holds. */
export const updateApplications = (steps: readonly ChangedApplication[], at: Date): Prisma.Sql =>
  Prisma.sql`
    UPDATE applications a SET status = step.status, hourly_rate = step."hourlyRate",
      rounds = step.rounds, was_passed_over = coalesce(step."wasPassedOver", false),
      revision = step.revision, updated_at = ${at}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) AS step(id int, status text,
      "hourlyRate" numeric, rounds int, "wasPassedOver" boolean, revision int)
    WHERE a.id = step.id`;

export type ApplicationsQueries = ReturnType<typeof createApplicationsQueries>;

/** That waits for the clinic's answer, with the terms of its shift. */
const WaitingApplication = Job.pick({
  clinicId: true,
  role: true,
  province: true,
  date: true,
  startTime: true,
  endTime: true,
}).extend({ id: z.number(), jobId: z.number(), expiresAt: z.date() });
export type WaitingApplication = z.infer<typeof WaitingApplication>;

const KeptApplication = Application.extend({ isKept: z.boolean() });

/** Locks are taken in the order of ids, so that two transactions cannot deadlock. */
export function createApplicationsQueries({ reader }: MarketplaceDatabase, clock: Clock) {
  const read = (db: Reader, rest: Prisma.Sql) => readerIn(db).rows(Application)`${SELECT} ${rest}`;
  const lock = (tx: MarketplaceTx, condition: Prisma.Sql) =>
    read(readerIn(tx), Prisma.sql`WHERE ${condition} ORDER BY a.id FOR UPDATE OF a`);

  const addRound = (
    tx: MarketplaceTx,
    step: ChangedApplication,
    side: ShiftSide,
    message: string | null,
  ) =>
    tx.applicationRound.create({
      data: {
        applicationId: step.id,
        position: step.rounds,
        side,
        hourlyRate: step.hourlyRate,
        message,
        createdAt: clock.now(),
      },
    });

  return {
    byIds: (ids: readonly number[]) =>
      read(reader, Prisma.sql`WHERE a.id = ANY(${[...ids]}::int[])`),

    ofApplicant: (applicantId: number, { limit, after }: NewestPage) =>
      read(
        reader,
        Prisma.sql`WHERE a.applicant_id = ${applicantId} ${olderThan('a', after)}
          ${NEWEST_FIRST} LIMIT ${limit + 1}`,
      ),

    /** One page per shift, in one statement. */
    ofJobs: (jobIds: readonly number[], { limit, after }: NewestPage) =>
      reader.rows(Application)`
        SELECT a.* FROM unnest(${[...jobIds]}::int[]) AS job(id)
        CROSS JOIN LATERAL (
          ${SELECT} WHERE a.job_id = job.id ${olderThan('a', after)}
          ${NEWEST_FIRST} LIMIT ${limit + 1}
        ) a ORDER BY a."createdAt" DESC, a.id DESC`,

    ofApplicantOnJobs: (applicantId: number, jobIds: readonly number[]) =>
      read(
        reader,
        Prisma.sql`WHERE a.applicant_id = ${applicantId} AND a.job_id = ANY(${[...jobIds]}::int[])`,
      ),

    pendingCounts: (jobIds: readonly number[]) => pendingCounts(reader, { jobIds }, clock.now()),

    /** Oldest first. */
    roundsOf: (applicationIds: readonly number[]) => reader.rows(OfferRound)`
      SELECT r.application_id AS "applicationId", r.side AS by, r.hourly_rate::text AS "hourlyRate",
        r.message, r.created_at AS at
      FROM application_rounds r WHERE r.application_id = ANY(${[...applicationIds]}::int[])
      ORDER BY r.application_id, r.position`,

    /** Without a lock. */
    async find(tx: MarketplaceTx, id: number): Promise<Application | null> {
      return (await read(readerIn(tx), Prisma.sql`WHERE a.id = ${id}`))[0] ?? null;
    },

    /** That their clinics could accept, the next shift first; without a lock. */
    waitingOf: (tx: MarketplaceTx, applicantId: number) =>
      readerIn(tx).rows(WaitingApplication)`
        SELECT a.id, a.job_id AS "jobId", j.clinic_id AS "clinicId", j.role, j.province, j.date,
          j.start_time AS "startTime", j.end_time AS "endTime", a.expires_at AS "expiresAt"
        FROM applications a JOIN jobs j ON j.id = a.job_id
        WHERE a.applicant_id = ${applicantId} AND a.status = 'pending'
          AND a.job_revision >= j.terms_revision AND a.expires_at > ${clock.now()}::timestamptz
          AND j.starts_at > ${clock.now()}::timestamptz
        ORDER BY j.starts_at, a.id`,

    /** Of these professionals, those with an open one. */
    async openApplicants(tx: MarketplaceTx, jobId: number, ids: readonly number[]) {
      const rows = await tx.application.findMany({
        where: {
          ...{ jobId, applicantId: { in: [...ids] }, status: { in: ['pending', 'countered'] } },
          expiresAt: { gt: clock.now() },
        },
        select: { applicantId: true },
      });
      return new Set(rows.map(({ applicantId }) => applicantId));
    },

    async jobsAppliedTo(tx: MarketplaceTx, applicantId: number, jobs: readonly { id: number }[]) {
      const ids = jobs.map(({ id }) => id);
      if (ids.length === 0) return new Set<number>();
      const where = { applicantId, jobId: { in: ids } };
      const rows = await tx.application.findMany({ where, select: { jobId: true } });
      return new Set(rows.map(({ jobId }) => jobId));
    },

    /** With the professional's open applications to the other days of a series that is booked whole. */
    lockWithDays: (tx: MarketplaceTx, id: number) =>
      lock(
        tx,
        Prisma.sql`a.id IN (SELECT ${id}::int UNION
          SELECT mate.id FROM applications own JOIN jobs asked ON asked.id = own.job_id
            JOIN job_series s ON s.id = asked.series_id AND s.is_taken_whole
            JOIN jobs day ON day.series_id = s.id
            JOIN applications mate ON mate.job_id = day.id AND mate.applicant_id = own.applicant_id
              AND mate.status IN ('pending', 'countered')
          WHERE own.id = ${id})`,
      ),

    lockOpen: (tx: MarketplaceTx, selection: OfferSelection) =>
      lock(tx, Prisma.sql`${selects(selection, APPLICANT)} AND ${IS_OPEN}`),

    /** Of the professional to these shifts in any status, open ones of rivals, and the professional's overlapping open ones. */
    lockConflicting: (tx: MarketplaceTx, applicantId: number, jobIds: readonly number[]) =>
      lock(
        tx,
        Prisma.sql`(a.job_id = ANY(${opaqueArray(jobIds, 'int')})
            AND (a.applicant_id = ${applicantId} OR ${IS_OPEN}))
          OR (a.applicant_id = ${applicantId} AND ${IS_OPEN}
            AND ${selects({ overlapping: jobIds }, APPLICANT)})`,
      ),

    /** Skips rows that another transaction holds. */
    lockOverdue: (tx: MarketplaceTx, limit: number) =>
      read(
        readerIn(tx),
        Prisma.sql`WHERE ${IS_OPEN} AND a.expires_at <= ${clock.now()}::timestamptz
          ORDER BY a.id LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED`,
      ),

    /** A new one, or the open one when its terms changed. @throws DomainError CONFLICT for any other. */
    async insert(
      tx: MarketplaceTx,
      { job, applicantId, message, hourlyRate, isOwnRate, expiresAt }: NewApplication,
    ): Promise<ChangedApplication & { isKept: boolean }> {
      const now = clock.now();
      const rows = await readerIn(tx).rows(KeptApplication)`
        WITH a AS (
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
          RETURNING a.*, a.xmax <> 0 AS is_kept)
        SELECT ${COLUMNS}, a.is_kept AS "isKept" FROM a JOIN jobs j ON j.id = a.job_id`;
      const [offer] = rows;
      if (!offer)
        throw conflict('application.duplicate', { path: ['jobId'], reasons: ['duplicate'] });
      const made = { ...offer, action: offer.isKept ? 'keep' : 'apply', by: 'temp' } as const;
      if (!offer.isKept) await addRound(tx, made, 'temp', message);
      return made;
    },

    /** The professional accepts the current terms. @returns the changed applications. */
    async keep(
      tx: MarketplaceTx,
      applicantId: number,
      jobs: readonly Job[],
      applicant: Candidate | undefined,
    ): Promise<ChangedApplication[]> {
      const now = clock.now();
      const kept = await readerIn(tx).rows(Application)`
        UPDATE applications a SET job_revision = j.revision, revision = a.revision + 1,
          updated_at = ${now} FROM jobs j
        WHERE j.id = a.job_id AND a.applicant_id = ${applicantId} AND ${IS_OPEN}
          AND a.expires_at > ${now} AND j.terms_revision > a.job_revision
          AND a.job_id = ANY(${jobs.map(({ id }) => id)}::int[])
        RETURNING ${COLUMNS}`;
      return kept.map((offer) => {
        const job = jobs.find(({ id }) => id === offer.jobId);
        const isUnverified = !applicant || (job !== undefined && isUnverifiedFor(applicant, job));
        return { ...offer, isUnverified, action: 'keep', by: 'temp' };
      });
    },

    /** For an invited professional without an application. */
    async insertInvited(
      tx: MarketplaceTx,
      { id: jobId, clinicId, revision: jobRevision }: Job,
      applicantId: number,
      hourlyRate: string,
    ): Promise<ChangedApplication> {
      const now = clock.now();
      const facts = { jobId, applicantId, hourlyRate, expiresAt: now, createdAt: now };
      const status = 'accepted';
      const { id } = await tx.application.create({
        data: { ...facts, status, jobRevision, updatedAt: now },
        select: { id: true },
      });
      const step: ChangedApplication = {
        ...{ ...facts, id, clinicId, status, message: null, rounds: 1, revision: 1 },
        ...{ isTermsChanged: false, agreedTerms: null, action: 'accept_invitation', by: 'temp' },
      };
      await addRound(tx, step, 'clinic', null);
      return step;
    },

    /** Records the rate of the invitation as the clinic's latest offer. */
    async addClinicRound(
      tx: MarketplaceTx,
      step: ChangedApplication,
      hourlyRate: string,
    ): Promise<ChangedApplication> {
      const accepted = { ...step, hourlyRate, rounds: step.rounds + 1 };
      await addRound(tx, accepted, 'clinic', null);
      return accepted;
    },

    /** Stores transitions. */
    async save(tx: MarketplaceTx, steps: readonly ChangedApplication[]): Promise<void> {
      if (steps.length > 0) await readerIn(tx).$queryRaw(updateApplications(steps, clock.now()));
    },

    /** Stores a counter-offer. @returns the application with its new end. */
    async saveCounter(
      tx: MarketplaceTx,
      step: ChangedApplication,
      { by, hourlyRate, message, expiresAt }: CounterOffer,
    ): Promise<ChangedApplication> {
      const countered = { ...step, hourlyRate, expiresAt, rounds: step.rounds + 1 };
      const { id, status, rounds, revision } = countered;
      await addRound(tx, countered, by, message);
      await tx.application.update({
        where: { id },
        data: { status, hourlyRate, rounds, expiresAt, revision, updatedAt: clock.now() },
        select: { id: true },
      });
      return countered;
    },
  };
}
