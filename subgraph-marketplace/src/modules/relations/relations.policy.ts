import { isProfessionalRole, type Role } from '@tbt/contracts';
import {
  actingClinicOf,
  forbidden,
  notFound,
  requireViewer,
  validationFailed,
} from '@tbt/service-kit';
import type { RequestInfo, Viewer } from '@tbt/service-kit';
import type { Person } from '../people';
import type { HiringInterest, InterestSide } from './relations.types';

/** @throws DomainError UNAUTHENTICATED, FORBIDDEN for an account that is neither side. */
export function requireSide(info: Pick<RequestInfo, 'viewer'>): InterestSide {
  const viewer = requireViewer(info);
  const clinicId = actingClinicOf(viewer);
  if (clinicId !== null) return { clinicId };
  if (isProfessionalRole(viewer.role)) return { professionalId: viewer.userId };
  throw forbidden('access.role', { values: { roles: 'hygienist, assistant, clinic' } });
}

export const idOfSide = (side: InterestSide): number =>
  'clinicId' in side ? side.clinicId : side.professionalId;

const isAcross = (side: InterestSide, role: Role): boolean =>
  'clinicId' in side ? isProfessionalRole(role) : role === 'clinic';

/** @throws DomainError NOT_FOUND, VALIDATION_FAILED for oneself and one's own side. */
export function authorizeAcross(side: InterestSide, person: Person | undefined): Person {
  if (person?.id === idOfSide(side)) {
    throw validationFailed([{ path: ['userId'], key: 'relation.oneself', values: {} }]);
  }
  if (!person?.isActive || person.role === null) throw notFound();
  if (isAcross(side, person.role)) return person;
  throw validationFailed([{ path: ['userId'], key: 'relation.otherSide', values: {} }]);
}

export const canSeeInterest = (viewer: Viewer | null, interest: HiringInterest): boolean =>
  viewer !== null && (viewer.userId === interest.professionalId || ownsInterest(viewer, interest));

export const ownsInterest = (viewer: Viewer | null, { clinicId }: HiringInterest): boolean =>
  actingClinicOf(viewer) === clinicId;
