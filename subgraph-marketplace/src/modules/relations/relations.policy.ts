import { isProfessionalRole, type Role } from '@tbt/contracts';
import { actingClinicOf, idOfSide, notFound, validationFailed } from '@tbt/service-kit';
import type { ActingSide, Viewer } from '@tbt/service-kit';
import type { Person } from '../people';
import type { HiringInterest } from './relations.types';

const isAcross = (side: ActingSide, role: Role): boolean =>
  'clinicId' in side ? isProfessionalRole(role) : role === 'clinic';

/** @throws DomainError NOT_FOUND, VALIDATION_FAILED for oneself and one's own side. */
export function authorizeAcross(side: ActingSide, person: Person | undefined): Person {
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
