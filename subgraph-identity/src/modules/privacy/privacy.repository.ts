import type { ConsentPurpose, Locale, ServiceName } from '@tbt/contracts';
import type { IdentityDatabase, IdentityTx } from '../../database';

export type DataExport = {
  id: number;
  userId: number;
  status: 'collecting' | 'ready' | 'expired';
  parts: string[];
  fileKey: string | null;
  requestedAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
};

export type Consent = {
  purpose: ConsentPurpose;
  isGiven: boolean;
  textVersion: string;
  at: Date;
};
export type NewConsent = Consent & { userId: number; textHash: string; locale: Locale };

export type Erasure = {
  userId: number;
  sealedEmail: string | null;
  parts: string[];
  fileKeys: string[];
  requestedAt: Date;
};

const LISTED = 10;
const EXPORT = `id, user_id AS "userId", status, parts, file_key AS "fileKey",
  requested_at AS "requestedAt", ready_at AS "readyAt", expires_at AS "expiresAt"`;

export function createPrivacyRepository({ prisma, reader }: IdentityDatabase) {
  return {
    exportsOf: (userId: number) =>
      reader.$queryRaw<DataExport[]>`
        SELECT id, user_id AS "userId", status, parts, file_key AS "fileKey",
          requested_at AS "requestedAt", ready_at AS "readyAt", expires_at AS "expiresAt"
        FROM data_exports WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${LISTED}`,

    exportsSince: (tx: IdentityTx, userId: number, since: Date): Promise<number> =>
      tx.dataExport.count({ where: { userId, requestedAt: { gte: since } } }),

    /** @throws the violation of `data_exports_one_at_a_time` while another is collected. */
    insertExport: async (tx: IdentityTx, userId: number, requestedAt: Date): Promise<DataExport> =>
      (await tx.dataExport.create({ data: { userId, requestedAt } })) as DataExport,

    /** @returns null when the export is gone or no longer collected. */
    addPart: async (
      tx: IdentityTx,
      id: number,
      service: ServiceName,
    ): Promise<DataExport | null> => {
      const rows = await tx.$queryRawUnsafe<DataExport[]>(
        `UPDATE data_exports SET parts = array_append(array_remove(parts, $2), $2)
         WHERE id = $1 AND status = 'collecting' RETURNING ${EXPORT}`,
        id,
        service,
      );
      return rows[0] ?? null;
    },

    /** Exports with every part but no archive yet. */
    complete: async (parts: number): Promise<DataExport[]> => {
      const rows = await prisma.dataExport.findMany({ where: { status: 'collecting' } });
      return rows.filter((row) => row.parts.length >= parts) as DataExport[];
    },

    /** @returns false when another process was faster. */
    makeReady: async (
      tx: IdentityTx,
      id: number,
      ready: { fileKey: string; readyAt: Date; expiresAt: Date },
    ): Promise<boolean> => {
      const where = { id, status: 'collecting' };
      const { count } = await tx.dataExport.updateMany({
        where,
        data: { ...ready, status: 'ready' },
      });
      return count === 1;
    },

    /** Expired archives, and exports requested before `abandoned` that are still collected. */
    expired: async (now: Date, abandoned: Date): Promise<DataExport[]> =>
      (await prisma.dataExport.findMany({
        where: {
          OR: [
            { status: 'ready', expiresAt: { lte: now } },
            { status: 'collecting', requestedAt: { lt: abandoned } },
          ],
        },
      })) as DataExport[],

    /** Does nothing when it has changed since it was read. */
    markExpired: async ({ id, status }: DataExport): Promise<void> => {
      await prisma.dataExport.updateMany({
        where: { id, status },
        data: { status: 'expired', fileKey: null },
      });
    },

    /** The latest consent for each purpose. */
    consentsOf: (userId: number) =>
      reader.$queryRaw<Consent[]>`
        SELECT DISTINCT ON (purpose) purpose, is_given AS "isGiven", text_version AS "textVersion", at
        FROM consents WHERE user_id = ${userId} ORDER BY purpose, id DESC`,

    /** Users whose latest consent for a purpose is given. */
    givenBy: async (userIds: readonly number[], purpose: ConsentPurpose): Promise<number[]> => {
      const rows = await reader.$queryRaw<{ id: number }[]>`
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

export type PrivacyRepository = ReturnType<typeof createPrivacyRepository>;
