import type { ShiftSide } from '@tbt/contracts';
import { actingClinicOf, forbidden, notFound } from '@tbt/service-kit';
import type { Viewer } from '@tbt/service-kit';
import type { Invitation } from './invitations.types';

type Sides = Pick<Invitation, 'professionalId' | 'clinicId'>;

export function sideOf(viewer: Viewer | null, invitation: Sides): ShiftSide | null {
  if (viewer === null) return null;
  if (actingClinicOf(viewer) === invitation.clinicId) return 'clinic';
  return viewer.userId === invitation.professionalId ? 'temp' : null;
}

/** The professional, the clinic and administrators. */
export const canSeeInvitation = (viewer: Viewer | null, invitation: Sides): boolean =>
  viewer !== null && (viewer.isAdmin || sideOf(viewer, invitation) !== null);

/** @throws DomainError NOT_FOUND when missing or not visible, FORBIDDEN for the other side. */
export function requireSideOf(
  viewer: Viewer | null,
  invitation: Sides | null,
  side: ShiftSide,
): void {
  if (!invitation || !canSeeInvitation(viewer, invitation)) throw notFound();
  if (sideOf(viewer, invitation) !== side) throw forbidden('job.notYours');
}
