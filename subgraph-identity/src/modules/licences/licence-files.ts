import { DOCUMENT_TYPES, licenceDocumentType, type DocumentType } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import type { Upload, UploadsService } from '../uploads';
import type { User } from '../users';
import type {
  VerificationDocument,
  VerificationDocumentsRepository,
} from '../verification-documents';
import type { Licence } from './licences.repository';

type Parts = {
  documents: VerificationDocumentsRepository;
  uploads: Pick<UploadsService, 'attach' | 'release' | 'urlOf'>;
};

/** A copy of the licence, or a certification where there is none. */
export const provesLicence = (
  { role }: Pick<User, 'role'>,
  { province }: Pick<Licence, 'province'>,
  type: DocumentType,
): boolean => type === 'license' || type === licenceDocumentType(role, province);

export function createLicenceFiles({ documents, uploads }: Parts) {
  /** @returns uploads whose files are deleted after the commit. */
  const discard = async (tx: IdentityTx, document: VerificationDocument): Promise<Upload[]> => {
    await documents.remove(tx, document.id);
    return uploads.release(tx, document.userId, uploads.urlOf(document.upload));
  };

  /** Attaches a document uploaded before the licence's number. @returns whether there was one. */
  const adopt = (tx: IdentityTx, user: User, licence: Licence): Promise<boolean> =>
    documents.adoptWaiting(
      tx,
      licence,
      DOCUMENT_TYPES.filter((type) => provesLicence(user, licence, type)),
    );

  return {
    discard,
    adopt,

    /**
     * Attaches the file of a pending licence: a new upload, else its current or last file, else one uploaded earlier.
     * @param upload attached in this transaction. @returns whether it has a file, and uploads to delete after the commit.
     */
    provide: async (
      tx: IdentityTx,
      info: RequestInfo,
      {
        user,
        licence,
        upload,
        documentType,
        at,
      }: {
        user: User;
        licence: Licence;
        upload: Upload | null;
        documentType?: DocumentType;
        at: Date;
      },
    ): Promise<{ hasFile: boolean; gone: Upload[] }> => {
      const [newest] = await documents.ofLicence(tx, licence.id);
      const open = newest?.closedAt === null ? newest : null;
      const sent =
        upload ??
        (newest && !open
          ? await uploads.attach(tx, info, uploads.urlOf(newest.upload), 'document', 'documentUrl')
          : null);
      if (!sent) return { hasFile: open !== null || (await adopt(tx, user, licence)), gone: [] };
      const gone = open ? await discard(tx, open) : [];
      await documents.insert(tx, {
        userId: user.id,
        documentType: documentType ?? licenceDocumentType(user.role, licence.province),
        uploadId: sent.id,
        licenceId: licence.id,
        createdAt: at,
      });
      return { hasFile: true, gone };
    },

    /** @returns uploads whose files are deleted after the commit. */
    discardOf: async (tx: IdentityTx, licence: Licence): Promise<Upload[]> => {
      const gone: Upload[] = [];
      for (const document of await documents.ofLicence(tx, licence.id))
        gone.push(...(await discard(tx, document)));
      return gone;
    },
  };
}

export type LicenceFiles = ReturnType<typeof createLicenceFiles>;
