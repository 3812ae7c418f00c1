import type { DomainEvents } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import { z } from 'zod';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';

export type AuditEntry = Prisma.AuditEntryModel;

/** No free text. */
export type AuditFacts = {
  /** The user concerned. */
  personId?: number;
  /** YYYY-MM-DD. */
  expiresOn?: string | null;
};

const actorOf = ({ viewer, system }: RequestInfo): string =>
  viewer ? `user:${viewer.userId}` : `system:${system ?? 'unknown'}`;

const BreakRow = z.object({ id: z.bigint() });

/** Append-only log of administrators and services; the database hash-chains its rows. */
export const createAuditQueries = ({ prisma, reader }: IdentityDatabase) => ({
  /** @param action past tense, such as `admin.granted`. @param subject kind and id, such as `user:7`. */
  append: async (
    tx: IdentityTx,
    info: RequestInfo,
    at: Date,
    action: string,
    subject: string,
    { personId = null, ...facts }: Omit<AuditFacts, 'personId'> & { personId?: number | null } = {},
  ): Promise<void> => {
    const details = { requestId: info.requestId, ...facts };
    await tx.auditEntry.create({
      data: { at, actor: actorOf(info), action, subject, personId, details },
      select: { action: true },
    });
  },

  /** An entry for each user concerned, one when it concerns everyone. */
  appendReported: async (
    tx: IdentityTx,
    { actorId, action, subject, personIds, requestId, at }: DomainEvents['administrator.acted'],
  ): Promise<void> => {
    for (const personId of personIds.length > 0 ? personIds : [null]) {
      const facts = { action, subject, personId, details: { requestId } };
      await tx.auditEntry.create({
        data: { at: new Date(at), actor: `user:${actorId}`, ...facts },
        select: { action: true },
      });
    }
  },

  /** Newest first, with one extra row. */
  ofPerson: (
    personId: number,
    { limit, after }: { limit: number; after: number | null },
  ): Promise<AuditEntry[]> =>
    prisma.auditEntry.findMany({
      where: { personId, ...(after !== null && { id: { lt: after } }) },
      orderBy: { id: 'desc' },
      take: limit + 1,
    }),

  /** Id of the first tampered entry; null when the chain is intact. */
  firstBreak: async (): Promise<bigint | null> => {
    const rows = await reader.rows(BreakRow)`SELECT id FROM audit_break()`;
    return rows[0]?.id ?? null;
  },

  count: (): Promise<number> => prisma.auditEntry.count(),
});

export type AuditQueries = ReturnType<typeof createAuditQueries>;
