import { forbidden, notFound, requireViewer, type RequestInfo } from '@tbt/service-kit';
import { requireReviewer } from '../users';
import type { VerificationDocument } from './verification-documents.repository';

/** @throws DomainError FORBIDDEN unless a reviewer, and for one's own document. */
export function authorizeReview(
  info: RequestInfo,
  document: VerificationDocument | null,
): VerificationDocument {
  requireReviewer(info);
  if (!document) throw notFound();
  if (document.userId === info.viewer?.userId) throw forbidden('document.ownReview');
  return document;
}

/** @throws DomainError NOT_FOUND unless the holder. */
export function authorizeOwner(
  info: RequestInfo,
  document: VerificationDocument | null,
): VerificationDocument {
  if (document?.userId !== requireViewer(info).userId) throw notFound();
  return document;
}

/** Returns the viewer's id. @throws DomainError FORBIDDEN when another is given. */
export function authorizeSubmitter(info: RequestInfo, userId: number | null | undefined): number {
  const viewer = requireViewer(info);
  if ((userId ?? viewer.userId) !== viewer.userId) throw forbidden('access.foreignActor');
  return viewer.userId;
}
