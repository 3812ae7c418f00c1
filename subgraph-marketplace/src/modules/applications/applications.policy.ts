import { forbidden, notFound } from '@tbt/service-kit';
import type { Viewer } from '@tbt/service-kit';
import { actingClinicOf } from '../../acting';
import type { Application } from './applications.types';

export const ownsApplication = (viewer: Viewer | null, application: Application): boolean =>
  viewer !== null && viewer.userId === application.applicantId;

export const receivesApplication = (viewer: Viewer | null, application: Application): boolean =>
  actingClinicOf(viewer) === application.clinicId;

/** The applicant, the clinic that owns the shift, and administrators. */
export const canSeeApplication = (viewer: Viewer | null, application: Application): boolean =>
  viewer !== null &&
  (viewer.isAdmin ||
    ownsApplication(viewer, application) ||
    receivesApplication(viewer, application));

type Rule = (viewer: Viewer | null, application: Application) => boolean;

/**
 * The application, for somebody whom `rule` lets act on it.
 * @throws DomainError NOT_FOUND when missing or not visible, FORBIDDEN when visible but another's.
 */
export function authorizeApplication(
  viewer: Viewer | null,
  application: Application | null,
  rule: Rule,
): Application {
  if (!application || !canSeeApplication(viewer, application)) throw notFound();
  if (!rule(viewer, application)) throw forbidden('job.notYours');
  return application;
}

/** @throws DomainError FORBIDDEN when the payload names another applicant than the viewer. */
export function refuseForeignApplicant(applicantId: number | null, viewerId: number): void {
  if (applicantId !== null && applicantId !== viewerId) throw forbidden('access.foreignActor');
}
