import { offerExpiresAt } from '@tbt/contracts';
import { conflict, onConstraint } from '@tbt/service-kit';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import type { NewestPage } from '../../../newest-first';
import type { Job } from '../../jobs';
import {
  FROM_INVITATIONS,
  INVITATION_COLUMNS,
  NEWEST_FIRST,
  olderThan,
  saveInvitationsSql,
} from './invitations.queries';
import type { ChangedInvitation, Invitation } from './invitations.types';

/** Limit per shift. */
const SHOWN = 100;

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;

export function createInvitationsRepository({ reader }: MarketplaceDatabase, clock: Clock) {
  const held = (tx: MarketplaceTx, condition: Prisma.Sql) => tx.$queryRaw<Invitation[]>`
    SELECT ${INVITATION_COLUMNS} ${FROM_INVITATIONS} WHERE ${condition} ORDER BY i.id FOR UPDATE OF i`;

  return {
    byIds: (ids: readonly number[]) => reader.$queryRaw<Invitation[]>`
      SELECT ${INVITATION_COLUMNS} ${FROM_INVITATIONS} WHERE i.id = ANY(${[...ids]}::int[])`,

    latestOfPersonOnJobs: (professionalId: number, jobIds: readonly number[]) =>
      reader.$queryRaw<Invitation[]>`
        SELECT DISTINCT ON (i.job_id) ${INVITATION_COLUMNS} ${FROM_INVITATIONS}
        WHERE i.professional_id = ${professionalId} AND i.job_id = ANY(${[...jobIds]}::int[])
        ORDER BY i.job_id, i.created_at DESC, i.id DESC`,

    /** The newest, in one statement. */
    ofJobs: (jobIds: readonly number[]) => reader.$queryRaw<Invitation[]>`
      SELECT i.* FROM unnest(${[...jobIds]}::int[]) AS job(id)
      CROSS JOIN LATERAL (
        SELECT ${INVITATION_COLUMNS} ${FROM_INVITATIONS} WHERE i.job_id = job.id
        ${NEWEST_FIRST} LIMIT ${SHOWN}
      ) i ORDER BY i."createdAt" DESC, i.id DESC`,

    ofPerson(professionalId: number, isPending: boolean, { limit, after }: NewestPage) {
      const waiting = isPending
        ? Prisma.sql`AND i.status = 'pending' AND i.expires_at > ${clock.now()}`
        : Prisma.empty;
      return reader.$queryRaw<Invitation[]>`
        SELECT ${INVITATION_COLUMNS} ${FROM_INVITATIONS}
        WHERE i.professional_id = ${professionalId} ${waiting} ${olderThan(after)}
        ${NEWEST_FIRST} LIMIT ${limit + 1}`;
    },

    /** Professionals with an open application to the shift. */
    async waitingApplicants(tx: MarketplaceTx, jobId: number, ids: readonly number[]) {
      const rows = await tx.$queryRaw<{ id: number }[]>`
        SELECT a.applicant_id AS id FROM applications a WHERE a.job_id = ${jobId}
          AND a.applicant_id = ANY(${[...ids]}::int[]) AND a.status IN ('pending', 'countered')
          AND a.expires_at > ${clock.now()}`;
      return new Set(rows.map(({ id }) => id));
    },

    /** Without a lock: the lock on its shift protects it. */
    async find(tx: MarketplaceTx, id: number): Promise<Invitation | null> {
      const rows = await tx.$queryRaw<Invitation[]>`
        SELECT ${INVITATION_COLUMNS} ${FROM_INVITATIONS} WHERE i.id = ${id}`;
      return rows[0] ?? null;
    },

    async lock(tx: MarketplaceTx, id: number): Promise<Invitation | null> {
      return (await held(tx, Prisma.sql`i.id = ${id}`))[0] ?? null;
    },

    lockPendingOfJobs: (tx: MarketplaceTx, jobIds: readonly number[]) =>
      held(tx, Prisma.sql`i.job_id = ANY(${[...jobIds]}::int[]) AND i.status = 'pending'`),

    lockPendingOfPerson: (tx: MarketplaceTx, professionalId: number) =>
      held(tx, Prisma.sql`i.professional_id = ${professionalId} AND i.status = 'pending'`),

    /** To other shifts at this time. */
    lockPendingAt: (
      tx: MarketplaceTx,
      professionalId: number,
      { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
    ) =>
      held(
        tx,
        Prisma.sql`i.professional_id = ${professionalId} AND i.status = 'pending'
          AND tstzrange(j.starts_at, j.ends_at, '[)')
            && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz, '[)')`,
      ),

    /** Either user may be the clinic. */
    lockPendingBetween: (tx: MarketplaceTx, one: number, other: number) =>
      held(
        tx,
        Prisma.sql`(j.clinic_id, i.professional_id) IN ((${one}::int, ${other}::int),
          (${other}::int, ${one}::int)) AND i.status = 'pending'`,
      ),

    /** @throws DomainError CONFLICT when a professional has a pending invitation. */
    async insert(
      tx: MarketplaceTx,
      job: Job,
      professionalIds: readonly number[],
      isRefill: boolean,
    ): Promise<ChangedInvitation[]> {
      const now = clock.now();
      const expiresAt = offerExpiresAt(job.startsAt, now);
      try {
        const rows = await tx.$queryRaw<Invitation[]>`
          WITH i AS (
            INSERT INTO invitations (job_id, professional_id, hourly_rate, is_refill, job_revision, expires_at,
              created_at, updated_at)
            SELECT ${job.id}, id, ${job.hourlyRate}::numeric, ${isRefill}, ${job.revision},
              ${expiresAt}, ${now}, ${now}
            FROM unnest(${[...professionalIds]}::int[]) WITH ORDINALITY AS person(id, place)
            ORDER BY place RETURNING *)
          SELECT ${INVITATION_COLUMNS} FROM i JOIN jobs j ON j.id = i.job_id ORDER BY i.id`;
        return rows.map((row) => ({ ...row, by: 'clinic' }));
      } catch (error) {
        return onConstraint(error, {
          invitations_one_open_per_person: () =>
            conflict('invitation.duplicate', { reasons: ['duplicate'] }),
        });
      }
    },

    /** Stores transitions made by `toTransition`. */
    async save(tx: MarketplaceTx, steps: readonly ChangedInvitation[]): Promise<void> {
      if (steps.length === 0) return;
      await tx.$executeRaw`${saveInvitationsSql(steps, clock.now())}`;
    },
  };
}
