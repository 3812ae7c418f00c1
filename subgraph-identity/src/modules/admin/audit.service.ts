import {
  consumeOnce,
  encodeCursor,
  listName,
  pageArgs,
  toConnection,
  type Connection,
  type Logger,
  type OutboxEvent,
  type PageInput,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import { requireReviewer } from '../users';
import type { AuditEntry, AuditQueries } from './audit.queries';

export type AuditIntegrity = { isIntact: boolean; entries: number; brokenAt: string | null };

type Parts = { audit: AuditQueries; database: IdentityDatabase; logger: Logger };

export function createAuditService({ audit, database, logger }: Parts) {
  const check = async (): Promise<AuditIntegrity> => {
    const brokenAt = await audit.firstBreak();
    const entries = await audit.count();
    return { isIntact: brokenAt === null, entries, brokenAt: brokenAt?.toString() ?? null };
  };

  return {
    /** @throws DomainError FORBIDDEN, VALIDATION_FAILED. */
    trailOf: async (
      info: RequestInfo,
      personId: number,
      input: PageInput,
    ): Promise<Connection<AuditEntry>> => {
      requireReviewer(info);
      const list = listName('auditTrail', personId);
      const { limit, after } = pageArgs(input, list, ['number']);
      const rows = await audit.ofPerson(personId, { limit, after: after && after[0] });
      return toConnection(
        rows,
        limit,
        ({ id }) => encodeCursor(list, [Number(id)]),
        after !== null,
      );
    },

    /** @throws DomainError FORBIDDEN. */
    integrity: async (info: RequestInfo): Promise<AuditIntegrity> => {
      requireReviewer(info);
      return check();
    },

    onActed: ({ id, payload }: OutboxEvent<'administrator.acted'>): Promise<void> =>
      database.transaction(async (tx) => {
        if (await consumeOnce(tx, id)) await audit.appendReported(tx, payload);
      }),

    /** Scheduled: logs a broken chain as an error. */
    watch: async (): Promise<void> => {
      const { isIntact, brokenAt } = await check();
      if (!isIntact) logger.error({ entry: brokenAt }, 'The audit log is not what was written');
    },
  };
}

export type AuditService = ReturnType<typeof createAuditService>;
