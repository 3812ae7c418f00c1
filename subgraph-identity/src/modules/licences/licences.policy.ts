import { isProfessionalRole } from '@tbt/contracts';
import { conflict, forbidden, notFound, requireViewer, type RequestInfo } from '@tbt/service-kit';
import { requireReviewer, type User } from '../users';
import type { Licence } from './licences.repository';

/** @throws DomainError FORBIDDEN for anybody but a reviewer, and for one's own licence. */
export function authorizeReview(info: RequestInfo, licence: Licence | null): Licence {
  requireReviewer(info);
  if (!licence) throw notFound();
  if (licence.userId === info.viewer?.userId) throw forbidden('licence.ownReview');
  return licence;
}

/** What only the holder and administrators see of a licence: its file, and why it was rejected. */
export const mayReadReview = ({ viewer }: RequestInfo, { userId }: Licence): boolean =>
  viewer !== null && (viewer.isAdmin || viewer.userId === userId);

/** @throws DomainError NOT_FOUND for anybody but the holder. */
export function authorizeHolder(info: RequestInfo, licence: Licence | null): Licence {
  if (licence?.userId !== requireViewer(info).userId) throw notFound();
  return licence;
}

/** @throws DomainError CONFLICT for an approved licence: what was checked stays as it was checked. */
export function requireEditable(licence: Licence): Licence {
  if (licence.status === 'approved') throw conflict('licence.approved');
  return licence;
}

/** @throws DomainError FORBIDDEN for clinics and plain administrators: they hold no licences. */
export function requireProfessional<U extends Pick<User, 'role'>>(user: U): U {
  if (!isProfessionalRole(user.role))
    throw forbidden('access.role', { values: { roles: 'hygienist, assistant' } });
  return user;
}
