import type { ShiftSide } from '@tbt/contracts';
import { actingClinicOf, forbidden, notFound } from '@tbt/service-kit';
import type { Viewer } from '@tbt/service-kit';
import type { Application } from './applications.types';

type Sides = Pick<Application, 'applicantId' | 'clinicId'>;

export const ownsApplication = (viewer: Viewer | null, application: Sides): boolean =>
  viewer !== null && viewer.userId === application.applicantId;

const receivesApplication = (viewer: Viewer | null, application: Sides): boolean =>
  actingClinicOf(viewer) === application.clinicId;

/** On which side of an offer the viewer stands; null on neither. */
export function sideOf(viewer: Viewer | null, application: Sides): ShiftSide | null {
  if (receivesApplication(viewer, application)) return 'clinic';
  return ownsApplication(viewer, application) ? 'temp' : null;
}

/** The applicant, the clinic that owns the shift, and administrators. */
export const canSeeApplication = (viewer: Viewer | null, application: Sides): boolean =>
  viewer !== null && (viewer.isAdmin || sideOf(viewer, application) !== null);

/**
 * The side that the viewer acts for.
 * @throws DomainError NOT_FOUND when missing or not visible, FORBIDDEN when visible but another's.
 */
export function requireSide(viewer: Viewer | null, application: Sides | null): ShiftSide {
  if (!application || !canSeeApplication(viewer, application)) throw notFound();
  const side = sideOf(viewer, application);
  if (side === null) throw forbidden('job.notYours');
  return side;
}

/** @throws DomainError FORBIDDEN when the payload names another applicant than the viewer. */
export function refuseForeignApplicant(applicantId: number | null, viewerId: number): void {
  if (applicantId !== null && applicantId !== viewerId) throw forbidden('access.foreignActor');
}
