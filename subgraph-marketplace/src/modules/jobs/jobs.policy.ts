import { actingClinicOf, forbidden, notFound } from '@tbt/service-kit';
import type { Viewer } from '@tbt/service-kit';
import type { Job, JobInSight } from './jobs.types';

export const ownsJob = (viewer: Viewer | null, job: Pick<Job, 'clinicId'>): boolean =>
  actingClinicOf(viewer) === job.clinicId;

/** Active shifts are public except across a block; the owner, parties and administrators see all. */
export const canSeeJob = (viewer: Viewer | null, job: JobInSight): boolean =>
  (job.status === 'active' && !job.isBlocked) ||
  ownsJob(viewer, job) ||
  (viewer !== null && (viewer.isAdmin || job.isParty));

/** @throws DomainError NOT_FOUND when missing or not visible. */
export function authorizeJob<J extends JobInSight>(viewer: Viewer | null, job: J | null): J {
  if (job && canSeeJob(viewer, job)) return job;
  throw notFound();
}

/** @throws DomainError NOT_FOUND when not visible, FORBIDDEN for another clinic's. */
export function authorizeOwnJob(viewer: Viewer | null, job: Job | null): Job {
  if (job && ownsJob(viewer, job)) return job;
  authorizeJob(viewer, job && { ...job, isParty: false, isBlocked: false });
  throw forbidden('job.notYours');
}

/** @throws DomainError FORBIDDEN when the payload names another clinic. */
export function refuseForeignClinic(clinicId: number | null | undefined, acting: number): void {
  if (clinicId !== null && clinicId !== undefined && clinicId !== acting) {
    throw forbidden('access.foreignActor');
  }
}
