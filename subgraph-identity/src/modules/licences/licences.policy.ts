import { isProfessionalRole, licenceNumberKey } from '@tbt/contracts';
import { conflict, forbidden, notFound, requireViewer, type RequestInfo } from '@tbt/service-kit';
import { requireReviewer, type User } from '../users';
import type { Licence } from './licences.repository';

/** @throws DomainError FORBIDDEN unless a reviewer, and for one's own licence. */
export function authorizeReview(info: RequestInfo, licence: Licence | null): Licence {
  requireReviewer(info);
  if (!licence) throw notFound();
  if (licence.userId === info.viewer?.userId) throw forbidden('licence.ownReview');
  return licence;
}

/** Only the holder and administrators see a licence's file and rejection reason. */
export const mayReadReview = ({ viewer }: RequestInfo, { userId }: Licence): boolean =>
  viewer !== null && (viewer.isAdmin || viewer.userId === userId);

/** @throws DomainError NOT_FOUND unless the holder. */
export function authorizeHolder(info: RequestInfo, licence: Licence | null): Licence {
  if (licence?.userId !== requireViewer(info).userId) throw notFound();
  return licence;
}

/** @throws DomainError CONFLICT for an approved licence, which must stay as it was verified. */
export function requireEditable(licence: Licence): Licence {
  if (licence.status === 'approved') throw conflict('licence.approved');
  return licence;
}

type Stated = Pick<Licence, 'province' | 'number' | 'expiresOn'>;

/** Whether what a review compares with the register stays. */
export const isSameLicence = (one: Stated, other: Stated): boolean =>
  one.province === other.province &&
  one.expiresOn === other.expiresOn &&
  licenceNumberKey(one.number) === licenceNumberKey(other.number);

/** @throws DomainError FORBIDDEN for clinics and administrators without a role. */
export function requireProfessional<U extends Pick<User, 'role'>>(user: U): U {
  if (!isProfessionalRole(user.role))
    throw forbidden('access.role', { values: { roles: 'hygienist, assistant' } });
  return user;
}
