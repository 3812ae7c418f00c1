import type { DocumentType } from '@tbt/contracts';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';
import type { Upload } from '../uploads';

type Row = Prisma.VerificationDocumentModel & { upload: Upload };

/** A document with its file; `expiresOn` is YYYY-MM-DD. */
export type VerificationDocument = Omit<Row, 'expiresOn' | 'type'> & {
  documentType: DocumentType;
  expiresOn: string | null;
};
export type NewDocument = Pick<
  VerificationDocument,
  'userId' | 'documentType' | 'uploadId' | 'createdAt'
>;
export type Decision = Pick<
  VerificationDocument,
  'status' | 'expiresOn' | 'reason' | 'reviewedBy' | 'reviewedAt' | 'closedAt'
>;

const include = { upload: true } as const;

const toDocument = ({ type, expiresOn, ...row }: Row): VerificationDocument => ({
  ...row,
  documentType: type,
  expiresOn: expiresOn?.toISOString().slice(0, 10) ?? null,
});
const toDate = (date: string | null) => (date === null ? null : new Date(`${date}T00:00:00Z`));

export function createVerificationDocumentsRepository({ prisma }: IdentityDatabase) {
  return {
    /** Newest first. */
    byUsers: async (userIds: readonly number[]): Promise<VerificationDocument[]> => {
      const where = { userId: { in: [...userIds] } };
      const rows = prisma.verificationDocument.findMany({
        where,
        include,
        orderBy: { id: 'desc' },
      });
      return (await rows).map(toDocument);
    },

    byIds: async (ids: readonly number[]): Promise<VerificationDocument[]> => {
      const where = { id: { in: [...ids] } };
      const rows = prisma.verificationDocument.findMany({
        where,
        include,
      });
      return (await rows).map(toDocument);
    },

    byId: async (tx: IdentityTx, id: number): Promise<VerificationDocument | null> => {
      const row = await tx.verificationDocument.findUnique({ where: { id }, include });
      return row && toDocument(row);
    },

    /** @throws the violation of `verification_documents_one_open_per_type`. */
    insert: async (
      tx: IdentityTx,
      { documentType: type, ...document }: NewDocument,
    ): Promise<VerificationDocument> => {
      const data = { ...document, type };
      return toDocument(await tx.verificationDocument.create({ data, include }));
    },

    /** Makes room for a new record where the old one has ended. @param today YYYY-MM-DD. */
    closeExpiredOf: async (
      tx: IdentityTx,
      userId: number,
      today: string,
      at: Date,
    ): Promise<number> => {
      const { count } = await tx.verificationDocument.updateMany({
        where: {
          userId,
          status: 'approved',
          closedAt: null,
          expiresOn: { lt: new Date(`${today}T00:00:00Z`) },
        },
        data: { closedAt: at },
      });
      return count;
    },

    /** People with an open document that has ended. @param today YYYY-MM-DD. */
    withExpired: async (today: string): Promise<number[]> => {
      const rows = await prisma.verificationDocument.findMany({
        where: {
          status: 'approved',
          closedAt: null,
          expiresOn: { lt: new Date(`${today}T00:00:00Z`) },
        },
        select: { userId: true },
        distinct: ['userId'],
      });
      return rows.map(({ userId }) => userId);
    },

    /** @returns null when it was decided in the meantime. */
    decide: async (
      tx: IdentityTx,
      { id }: VerificationDocument,
      { expiresOn, ...decision }: Decision,
    ): Promise<VerificationDocument | null> => {
      const { count } = await tx.verificationDocument.updateMany({
        where: { id, status: 'pending' },
        data: { ...decision, expiresOn: toDate(expiresOn) },
      });
      if (count === 0) return null;
      const row = await tx.verificationDocument.findUnique({ where: { id }, include });
      return row && toDocument(row);
    },
  };
}

export type VerificationDocumentsRepository = ReturnType<
  typeof createVerificationDocumentsRepository
>;
