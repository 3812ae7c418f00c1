import type { DocumentType } from '@tbt/contracts';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';
import type { Upload } from '../uploads';

type Row = Prisma.VerificationDocumentModel & { upload: Upload };

/** `expiresOn` is YYYY-MM-DD. */
export type VerificationDocument = Omit<Row, 'expiresOn' | 'type'> & {
  documentType: DocumentType;
  expiresOn: string | null;
};
export type NewDocument = Pick<
  VerificationDocument,
  'userId' | 'documentType' | 'uploadId' | 'licenceId' | 'createdAt'
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

    newestOfLicences: async (licenceIds: readonly number[]): Promise<VerificationDocument[]> => {
      const rows = prisma.verificationDocument.findMany({
        where: { licenceId: { in: [...licenceIds] } },
        include,
        orderBy: [{ licenceId: 'asc' }, { id: 'desc' }],
        distinct: ['licenceId'],
      });
      return (await rows).map(toDocument);
    },

    byId: async (tx: IdentityTx, id: number): Promise<VerificationDocument | null> => {
      const row = await tx.verificationDocument.findUnique({ where: { id }, include });
      return row && toDocument(row);
    },

    /** Whether an open document of that type exists, with or without a licence. */
    isOpen: async (tx: IdentityTx, userId: number, type: DocumentType): Promise<boolean> =>
      (await tx.verificationDocument.count({ where: { userId, type, closedAt: null } })) > 0,

    /** Newest first. */
    ofLicence: async (tx: IdentityTx, licenceId: number): Promise<VerificationDocument[]> => {
      const where = { licenceId };
      const rows = tx.verificationDocument.findMany({ where, include, orderBy: { id: 'desc' } });
      return (await rows).map(toDocument);
    },

    /** Attaches a document that was uploaded before its licence. @returns whether there was one. */
    adoptWaiting: async (
      tx: IdentityTx,
      { id: licenceId, userId }: { id: number; userId: number },
      types: readonly DocumentType[],
    ): Promise<boolean> => {
      const where = { userId, licenceId: null, status: 'pending' as const };
      const waiting = await tx.verificationDocument.findFirst({
        where: { ...where, type: { in: [...types] } },
        select: { id: true },
        orderBy: { id: 'asc' },
      });
      if (!waiting) return false;
      await tx.verificationDocument.update({ where: { id: waiting.id }, data: { licenceId } });
      return true;
    },

    remove: async (tx: IdentityTx, id: number): Promise<void> => {
      await tx.verificationDocument.delete({ where: { id } });
    },

    closeOfLicence: async (tx: IdentityTx, licenceId: number, closedAt: Date): Promise<void> => {
      const where = { licenceId, closedAt: null };
      await tx.verificationDocument.updateMany({ where, data: { closedAt } });
    },

    /** Decides the licence's open file with it. @returns whether there is one. */
    decideOfLicence: async (
      tx: IdentityTx,
      licenceId: number,
      { expiresOn, ...decision }: Decision,
    ): Promise<boolean> => {
      const { count } = await tx.verificationDocument.updateMany({
        where: { licenceId, closedAt: null },
        data: { ...decision, expiresOn: toDate(expiresOn) },
      });
      return count > 0;
    },

    /** @throws the violation of `verification_documents_one_open_per_type` or `…_per_licence`. */
    insert: async (
      tx: IdentityTx,
      { documentType: type, ...document }: NewDocument,
    ): Promise<VerificationDocument> => {
      const data = { ...document, type };
      return toDocument(await tx.verificationDocument.create({ data, include }));
    },

    /** For one user or all. @param today YYYY-MM-DD. */
    closeExpired: async (
      tx: IdentityTx,
      today: string,
      closedAt: Date,
      userId?: number,
    ): Promise<void> => {
      const expiresOn = { lt: new Date(`${today}T00:00:00Z`) };
      await tx.verificationDocument.updateMany({
        where: { userId, status: 'approved', closedAt: null, expiresOn },
        data: { closedAt },
      });
    },

    /** @returns null when it was decided meanwhile. */
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
