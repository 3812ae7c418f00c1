import { appendOutbox } from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import type { Licence } from './licences.repository';

const facts = ({ id, userId, province }: Licence) => ({
  userId,
  subject: 'licence' as const,
  subjectId: id,
  documentType: null,
  province,
});

export const announceSubmitted = (tx: IdentityTx, licence: Licence, at: Date): Promise<void> =>
  appendOutbox(tx, 'verification.submitted', { ...facts(licence), at: at.toISOString() });

/** @param licence just approved or rejected. */
export const announceDecided = (tx: IdentityTx, licence: Licence, at: Date): Promise<void> =>
  appendOutbox(tx, 'verification.decided', {
    ...facts(licence),
    status: licence.status === 'approved' ? 'approved' : 'rejected',
    reason: licence.reason,
    expiresOn: licence.status === 'approved' ? licence.expiresOn : null,
    at: at.toISOString(),
  });
