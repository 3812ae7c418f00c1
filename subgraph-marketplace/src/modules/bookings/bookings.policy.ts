import type { ShiftSide } from '@tbt/contracts';
import { actingClinicOf, forbidden, notFound } from '@tbt/service-kit';
import type { Viewer } from '@tbt/service-kit';
import type { Booking } from './bookings.types';

type Parties = Pick<Booking, 'clinicId' | 'professionalId'>;

export function sideIn(viewer: Viewer | null, booking: Parties): ShiftSide | null {
  if (viewer === null) return null;
  if (viewer.userId === booking.professionalId) return 'temp';
  return actingClinicOf(viewer) === booking.clinicId ? 'clinic' : null;
}

/** For the clinic and administrators. */
export const canSeeWaiverNote = (viewer: Viewer | null, booking: Parties): boolean =>
  viewer !== null && (viewer.isAdmin || sideIn(viewer, booking) === 'clinic');

/** Both sides and administrators. */
export const canSeeBooking = (viewer: Viewer | null, booking: Parties): boolean =>
  viewer !== null && (viewer.isAdmin || sideIn(viewer, booking) !== null);

/** @throws DomainError NOT_FOUND when missing or not visible, FORBIDDEN for administrators. */
export function authorizeSide(viewer: Viewer | null, booking: Booking | null): ShiftSide {
  if (!booking || !canSeeBooking(viewer, booking)) throw notFound();
  const side = sideIn(viewer, booking);
  if (side === null) throw forbidden('booking.notYours');
  return side;
}
