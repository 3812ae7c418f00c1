import { licenceDocumentType } from '@tbt/contracts';
import { appendOutbox } from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import type { User } from '../users';
import type { Licence } from './licences.repository';

type Holder = Pick<User, 'role'>;

const facts = ({ role }: Holder, { id, userId, province }: Licence) => ({
  userId,
  subject: 'licence' as const,
  subjectId: id,
  documentType: licenceDocumentType(role, province),
  province,
});

export const announceSubmitted = (
  tx: IdentityTx,
  user: Holder,
  licence: Licence,
  at: Date,
): Promise<void> =>
  appendOutbox(tx, 'verification.submitted', { ...facts(user, licence), at: at.toISOString() });

/** @param licence removed by its owner. */
export const announceWithdrawn = (
  tx: IdentityTx,
  { id, userId }: Pick<Licence, 'id' | 'userId'>,
  at: Date,
): Promise<void> =>
  appendOutbox(tx, 'verification.withdrawn', {
    ...{ userId, subject: 'licence', subjectId: id, at: at.toISOString() },
  });

/** @param licence just approved or rejected. */
export const announceDecided = (
  tx: IdentityTx,
  user: Holder,
  licence: Licence,
  { isWithdrawn, at }: { isWithdrawn: boolean; at: Date },
): Promise<void> =>
  appendOutbox(tx, 'verification.decided', {
    ...facts(user, licence),
    status: licence.status === 'approved' ? 'approved' : 'rejected',
    reason: licence.reason,
    expiresOn: licence.status === 'approved' ? licence.expiresOn : null,
    ...(isWithdrawn && { isWithdrawn }),
    at: at.toISOString(),
  });
