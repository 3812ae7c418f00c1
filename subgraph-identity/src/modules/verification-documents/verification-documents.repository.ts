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

    /** Whether one of that type is open, of a licence or not. */
    isOpen: async (tx: IdentityTx, userId: number, type: DocumentType): Promise<boolean> =>
      (await tx.verificationDocument.count({ where: { userId, type, closedAt: null } })) > 0,

    /** Every file a licence has had, the newest first. */
    ofLicence: async (tx: IdentityTx, licenceId: number): Promise<VerificationDocument[]> => {
      const where = { licenceId };
      const rows = tx.verificationDocument.findMany({ where, include, orderBy: { id: 'desc' } });
      return (await rows).map(toDocument);
    },

    /** Hands a document that waited for its licence over to it. @returns whether there was one. */
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

    /** Ends the files of a licence that another one replaces. */
    closeOfLicence: async (tx: IdentityTx, licenceId: number, closedAt: Date): Promise<void> => {
      const where = { licenceId, closedAt: null };
      await tx.verificationDocument.updateMany({ where, data: { closedAt } });
    },

    /** Decides the open file of a licence as the licence is decided. @returns whether it has one. */
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

    /** Closes what has ended, of one person or of all. @param today YYYY-MM-DD. */
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
