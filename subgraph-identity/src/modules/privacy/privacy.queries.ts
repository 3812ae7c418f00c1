import type { ConsentPurpose, ServiceName } from '@tbt/contracts';
import { selectColumns, readerIn, IdRow } from '@tbt/service-kit';
import type { z } from 'zod';
import type { IdentityDatabase, IdentityTx } from '../../database';
import {
  DataExportTable,
  ConsentRow,
  DataExportRow,
  type ErasureRow,
} from '../../generated/tables';

export const DataExport = DataExportRow;
export type DataExport = DataExportRow;

export const Consent = ConsentRow.pick({
  purpose: true,
  isGiven: true,
  textVersion: true,
  at: true,
});
export type Consent = z.infer<typeof Consent>;
export type NewConsent = Omit<ConsentRow, 'id'>;

export type Erasure = Omit<ErasureRow, 'finishedAt'>;

const LISTED = 10;
const EXPORT_COLUMNS = selectColumns(DataExportTable);

export function createPrivacyQueries({ prisma, reader }: IdentityDatabase) {
  return {
    exportsOf: (userId: number): Promise<DataExport[]> =>
      prisma.dataExport.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: LISTED }),

    exportsSince: (tx: IdentityTx, userId: number, since: Date): Promise<number> =>
      tx.dataExport.count({ where: { userId, requestedAt: { gte: since } } }),

    /** @throws the violation of `data_exports_one_at_a_time` while another is collected. */
    insertExport: (tx: IdentityTx, userId: number, requestedAt: Date): Promise<DataExport> =>
      tx.dataExport.create({ data: { userId, requestedAt } }),

    /** @returns null when the export is gone or no longer collected. */
    addPart: async (
      tx: IdentityTx,
      id: number,
      service: ServiceName,
    ): Promise<DataExport | null> => {
      const rows = await readerIn(tx).rows(DataExport)`
        UPDATE data_exports SET parts = array_append(array_remove(parts, ${service}), ${service})
        WHERE id = ${id} AND status = 'collecting' RETURNING ${EXPORT_COLUMNS}`;
      return rows[0] ?? null;
    },

    /** Exports with every part but no archive yet. */
    complete: async (parts: number): Promise<DataExport[]> => {
      const rows = await prisma.dataExport.findMany({ where: { status: 'collecting' } });
      return rows.filter((row) => row.parts.length >= parts);
    },

    /** @returns false when another process was faster. */
    makeReady: async (
      tx: IdentityTx,
      id: number,
      ready: { fileKey: string; readyAt: Date; expiresAt: Date },
    ): Promise<boolean> => {
      const { count } = await tx.dataExport.updateMany({
        where: { id, status: 'collecting' },
        data: { ...ready, status: 'ready' },
      });
      return count === 1;
    },

    /** Expired archives, and exports requested before `abandoned` that are still collected. */
    expired: (now: Date, abandoned: Date): Promise<DataExport[]> =>
      prisma.dataExport.findMany({
        where: {
          OR: [
            { status: 'ready', expiresAt: { lte: now } },
            { status: 'collecting', requestedAt: { lt: abandoned } },
          ],
        },
      }),

    /** Does nothing when it has changed since it was read. */
    markExpired: async ({ id, status }: DataExport): Promise<void> => {
      await prisma.dataExport.updateMany({
        where: { id, status },
        data: { status: 'expired', fileKey: null },
      });
    },

    /** The latest consent for each purpose. */
    consentsOf: (userId: number) =>
      reader.rows(Consent)`
        SELECT DISTINCT ON (purpose) purpose, is_given AS "isGiven", text_version AS "textVersion", at
        FROM consents WHERE user_id = ${userId} ORDER BY purpose, id DESC`,

    /** Users whose latest consent for a purpose is given. */
    givenBy: async (userIds: readonly number[], purpose: ConsentPurpose): Promise<number[]> => {
      const rows = await reader.rows(IdRow)`
        SELECT newest.user_id AS id FROM (
          SELECT DISTINCT ON (user_id) user_id, is_given FROM consents
          WHERE user_id = ANY(${[...userIds]}::int[]) AND purpose = ${purpose}
          ORDER BY user_id, id DESC
        ) newest WHERE newest.is_given`;
      return rows.map(({ id }) => id);
    },

    addConsents: async (tx: IdentityTx, consents: readonly NewConsent[]): Promise<void> => {
      await tx.consent.createMany({ data: [...consents] });
    },

    exportIdsOf: async (tx: IdentityTx, userId: number): Promise<number[]> =>
      (await tx.dataExport.findMany({ where: { userId }, select: { id: true } })).map(
        ({ id }) => id,
      ),

    insertErasure: async (tx: IdentityTx, erasure: Omit<Erasure, 'parts'>): Promise<void> => {
      await tx.erasure.create({ data: erasure });
    },

    addErasedPart: async (tx: IdentityTx, userId: number, service: ServiceName): Promise<void> => {
      await tx.$executeRaw`
        UPDATE erasures SET parts = array_append(array_remove(parts, ${service}), ${service})
        WHERE user_id = ${userId}`;
    },

    /** Erasures with files or events left, oldest first. */
    unfinished: (): Promise<Erasure[]> =>
      prisma.erasure.findMany({
        where: { finishedAt: null },
        orderBy: { requestedAt: 'asc' },
        take: 100,
      }),

    clearFileKeys: async (userId: number): Promise<void> => {
      await prisma.erasure.update({ where: { userId }, data: { fileKeys: [] } });
    },

    finish: async (tx: IdentityTx, userId: number, finishedAt: Date): Promise<void> => {
      await tx.erasure.update({ where: { userId }, data: { finishedAt, sealedEmail: null } });
    },
  };
}

export type PrivacyQueries = ReturnType<typeof createPrivacyQueries>;
