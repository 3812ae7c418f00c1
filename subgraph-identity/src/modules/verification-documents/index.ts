export { createDocumentLoaders } from './verification-documents.loaders';
export type { DocumentLoaders } from './verification-documents.loaders';
export { createVerificationDocumentsRepository } from './verification-documents.repository';
export type {
  VerificationDocument,
  VerificationDocumentsRepository,
} from './verification-documents.repository';
export { verificationDocumentsResolvers } from './verification-documents.resolvers';
export { createVerificationDocumentsService } from './verification-documents.service';
export type { ReviewInput, VerificationDocumentsService } from './verification-documents.service';
