import { createListLoader, createLoader } from '@tbt/service-kit';
import type { VerificationDocumentsRepository } from './verification-documents.repository';

export const createDocumentLoaders = (documents: VerificationDocumentsRepository) => ({
  byUser: createListLoader(documents.byUsers, (document) => document.userId),
  byLicence: createLoader(documents.newestOfLicences, (document) => document.licenceId ?? 0),
  byId: createLoader(documents.byIds, (document) => document.id),
});

export type DocumentLoaders = ReturnType<typeof createDocumentLoaders>;
