import type { ShiftSide } from '@tbt/contracts';
import { actingClinicOf, forbidden, notFound } from '@tbt/service-kit';
import type { Viewer } from '@tbt/service-kit';
import type { Booking } from './bookings.types';

export type Parties = Pick<Booking, 'clinicId' | 'professionalId'>;

export function sideOf(viewer: Viewer | null, parties: Parties): ShiftSide | null {
  if (viewer === null) return null;
  if (viewer.userId === parties.professionalId) return 'temp';
  return actingClinicOf(viewer) === parties.clinicId ? 'clinic' : null;
}

/** Both sides and administrators. */
export const canSee = (viewer: Viewer | null, parties: Parties): boolean =>
  viewer !== null && (viewer.isAdmin || sideOf(viewer, parties) !== null);

/** For the clinic and administrators. */
export const canSeeWaiverNote = (viewer: Viewer | null, booking: Parties): boolean =>
  viewer !== null && (viewer.isAdmin || sideOf(viewer, booking) === 'clinic');

/**
 * @param side the only one that may act, if one may.
 * @throws DomainError NOT_FOUND when missing or not visible, FORBIDDEN for administrators and the other side.
 */
export function requireSide(
  viewer: Viewer | null,
  parties: Parties | null,
  refusal: 'booking.notYours' | 'job.notYours' = 'booking.notYours',
  required?: ShiftSide,
): ShiftSide {
  if (!parties || !canSee(viewer, parties)) throw notFound();
  const side = sideOf(viewer, parties);
  if (side === null || (required && side !== required)) throw forbidden(refusal);
  return side;
}
