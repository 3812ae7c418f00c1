import type { ShiftSide } from '@tbt/contracts';
import { actingClinicOf, forbidden, notFound } from '@tbt/service-kit';
import type { Viewer } from '@tbt/service-kit';
import type { Application } from './applications.types';

type Sides = Pick<Application, 'applicantId' | 'clinicId'>;

export const ownsApplication = (viewer: Viewer | null, application: Sides): boolean =>
  viewer !== null && viewer.userId === application.applicantId;

const receivesApplication = (viewer: Viewer | null, application: Sides): boolean =>
  actingClinicOf(viewer) === application.clinicId;

export function sideOf(viewer: Viewer | null, application: Sides): ShiftSide | null {
  if (receivesApplication(viewer, application)) return 'clinic';
  return ownsApplication(viewer, application) ? 'temp' : null;
}

/** The applicant, the clinic that owns the shift, and administrators. */
export const canSeeApplication = (viewer: Viewer | null, application: Sides): boolean =>
  viewer !== null && (viewer.isAdmin || sideOf(viewer, application) !== null);

/** @throws DomainError NOT_FOUND when missing or not visible, FORBIDDEN for administrators. */
export function requireSide(viewer: Viewer | null, application: Sides | null): ShiftSide {
  if (!application || !canSeeApplication(viewer, application)) throw notFound();
  const side = sideOf(viewer, application);
  if (side === null) throw forbidden('job.notYours');
  return side;
}

/** @throws DomainError FORBIDDEN when the payload names another applicant. */
export function refuseForeignApplicant(applicantId: number | null, viewerId: number): void {
  if (applicantId !== null && applicantId !== viewerId) throw forbidden('access.foreignActor');
}
