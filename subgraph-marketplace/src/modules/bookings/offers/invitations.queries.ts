import { offerExpiresAt } from '@tbt/contracts';
import { conflict, onConstraint, opaqueArray, readerIn, selectColumns } from '@tbt/service-kit';
import type { Clock, Reader } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { InvitationTable } from '../../../generated/tables';
import type { NewestPage } from '../../../newest-first';
import type { Job } from '../../jobs';
import { olderThan, selects, UNREAD, type OfferSelection } from './offers.queries';
import { type ChangedInvitation, Invitation } from './offers.types';

/** Limit per shift. */
const SHOWN = 100;

const COLUMNS = Prisma.sql`
  ${selectColumns(InvitationTable, { as: 'i', omit: UNREAD })}, j.clinic_id AS "clinicId",
  j.terms_revision > i.job_revision AS "isTermsChanged"`;
const SELECT = Prisma.sql`SELECT ${COLUMNS} FROM invitations i JOIN jobs j ON j.id = i.job_id`;
const NEWEST_FIRST = Prisma.sql`ORDER BY i.created_at DESC, i.id DESC`;
const PROFESSIONAL = Prisma.sql`i.professional_id`;

/** For invitations that the transaction holds. */
export const updateInvitations = (steps: readonly ChangedInvitation[], at: Date): Prisma.Sql =>
  Prisma.sql`
    UPDATE invitations i SET status = step.status, revision = step.revision,
      updated_at = ${at}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      AS step(id int, status text, revision int)
    WHERE i.id = step.id`;

export type InvitationsQueries = ReturnType<typeof createInvitationsQueries>;

const InvitableRow = z.object({ ids: z.array(z.number()), waiting: z.number() });

export function createInvitationsQueries({ reader }: MarketplaceDatabase, clock: Clock) {
  const read = (db: Reader, rest: Prisma.Sql) => readerIn(db).rows(Invitation)`${SELECT} ${rest}`;
  const lockAll = (tx: MarketplaceTx, condition: Prisma.Sql) =>
    read(readerIn(tx), Prisma.sql`WHERE ${condition} ORDER BY i.id FOR UPDATE OF i`);

  return {
    byIds: (ids: readonly number[]) =>
      read(reader, Prisma.sql`WHERE i.id = ANY(${[...ids]}::int[])`),

    latestOfPersonOnJobs: (professionalId: number, jobIds: readonly number[]) =>
      reader.rows(Invitation)`
        SELECT DISTINCT ON (i.job_id) ${COLUMNS} FROM invitations i JOIN jobs j ON j.id = i.job_id
        WHERE i.professional_id = ${professionalId} AND i.job_id = ANY(${[...jobIds]}::int[])
        ORDER BY i.job_id, i.created_at DESC, i.id DESC`,

    /** The newest, in one statement. */
    ofJobs: (jobIds: readonly number[]) => reader.rows(Invitation)`
      SELECT i.* FROM unnest(${[...jobIds]}::int[]) AS job(id)
      CROSS JOIN LATERAL (${SELECT} WHERE i.job_id = job.id ${NEWEST_FIRST} LIMIT ${SHOWN}) i
      ORDER BY i."createdAt" DESC, i.id DESC`,

    ofPerson(professionalId: number, isPending: boolean, { limit, after }: NewestPage) {
      const waiting = isPending
        ? Prisma.sql`AND i.status = 'pending' AND i.expires_at > ${clock.now()}`
        : Prisma.empty;
      return read(
        reader,
        Prisma.sql`WHERE i.professional_id = ${professionalId} ${waiting} ${olderThan('i', after)}
          ${NEWEST_FIRST} LIMIT ${limit + 1}`,
      );
    },

    /** Without a lock: the lock on its shift protects it. */
    async find(tx: MarketplaceTx, id: number): Promise<Invitation | null> {
      return (await read(readerIn(tx), Prisma.sql`WHERE i.id = ${id}`))[0] ?? null;
    },

    async lock(tx: MarketplaceTx, id: number): Promise<Invitation | null> {
      return (await lockAll(tx, Prisma.sql`i.id = ${id}`))[0] ?? null;
    },

    lockPending: (tx: MarketplaceTx, selection: OfferSelection) =>
      lockAll(tx, Prisma.sql`${selects(selection, PROFESSIONAL)} AND i.status = 'pending'`),

    lockConflicting: (tx: MarketplaceTx, professionalId: number, jobIds: readonly number[]) =>
      lockAll(
        tx,
        Prisma.sql`i.status = 'pending' AND (i.job_id = ANY(${opaqueArray(jobIds, 'int')})
          OR (i.professional_id = ${professionalId}
            AND ${selects({ overlapping: jobIds }, PROFESSIONAL)}))`,
      ),

    /** @throws DomainError CONFLICT when a professional has a pending invitation. */
    async insert(
      tx: MarketplaceTx,
      job: Job,
      professionalIds: readonly number[],
      isRefill: boolean,
    ): Promise<ChangedInvitation[]> {
      const now = clock.now();
      const facts = { jobId: job.id, hourlyRate: job.hourlyRate, isRefill, createdAt: now };
      const expiresAt = offerExpiresAt(job.startsAt, now);
      try {
        const made = await tx.invitation.createManyAndReturn({
          data: professionalIds.map((professionalId) => ({
            ...{ ...facts, professionalId, expiresAt },
            ...{ jobRevision: job.revision, updatedAt: now },
          })),
          select: { id: true, professionalId: true },
        });
        return made.map((row) => ({
          ...{ ...facts, ...row, clinicId: job.clinicId, expiresAt, revision: 1 },
          ...{ status: 'pending', isTermsChanged: false, by: 'clinic' },
        }));
      } catch (error) {
        return onConstraint(error, {
          invitations_one_open_per_person: () =>
            conflict('invitation.duplicate', { reasons: ['duplicate'] }),
        });
      }
    },

    /** Stores transitions. */
    async save(tx: MarketplaceTx, steps: readonly ChangedInvitation[]): Promise<void> {
      if (steps.length > 0) await readerIn(tx).$queryRaw(updateInvitations(steps, clock.now()));
    },

    async earlierApplicants(tx: MarketplaceTx, { id }: Job): Promise<number[]> {
      const rows = await tx.application.findMany({
        where: {
          jobId: id,
          OR: [{ status: 'expired' }, { status: 'declined', wasPassedOver: true }],
        },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { applicantId: true },
      });
      return rows.map(({ applicantId }) => applicantId);
    },

    /** Professionals without a pending invitation or offer, in the order of `ids`; and the pending count. */
    async invitable(tx: MarketplaceTx, job: Job, ids: readonly number[]) {
      const rows = await readerIn(tx).rows(InvitableRow)`
        SELECT coalesce(array_agg(p.id ORDER BY wished.place) FILTER (WHERE p.is_active
            AND p.role = ${job.role}
            AND NOT EXISTS (SELECT 1 FROM invitations i WHERE i.job_id = ${job.id}
              AND i.professional_id = p.id AND i.status = 'pending')
            AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = ${job.id}
              AND a.applicant_id = p.id AND a.status IN ('pending', 'countered'))), '{}') AS ids,
          (SELECT count(*) FROM invitations i WHERE i.job_id = ${job.id} AND i.status = 'pending'
            AND i.expires_at > ${clock.now()})::int AS waiting
        FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS wished(id, place)
        JOIN people p ON p.id = wished.id`;
      return rows[0] ?? { ids: [], waiting: 0 };
    },
  };
}
