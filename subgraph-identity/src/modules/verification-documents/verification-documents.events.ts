import { appendOutbox } from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import type { VerificationDocument } from './verification-documents.repository';

const facts = ({ id, userId, documentType }: VerificationDocument) => ({
  userId,
  subject: 'document' as const,
  subjectId: id,
  documentType,
  province: null,
});

export const announceSubmitted = (
  tx: IdentityTx,
  document: VerificationDocument,
  at: Date,
): Promise<void> =>
  appendOutbox(tx, 'verification.submitted', { ...facts(document), at: at.toISOString() });

/** @param document removed by its owner. */
export const announceWithdrawn = (
  tx: IdentityTx,
  { id, userId }: Pick<VerificationDocument, 'id' | 'userId'>,
  at: Date,
): Promise<void> =>
  appendOutbox(tx, 'verification.withdrawn', {
    ...{ userId, subject: 'document', subjectId: id, at: at.toISOString() },
  });

/** @param document just approved or rejected. */
export const announceDecided = (
  tx: IdentityTx,
  document: VerificationDocument,
  at: Date,
): Promise<void> =>
  appendOutbox(tx, 'verification.decided', {
    ...facts(document),
    status: document.status === 'approved' ? 'approved' : 'rejected',
    reason: document.reason,
    expiresOn: document.expiresOn,
    at: at.toISOString(),
  });
