import type { ShiftSide } from '@tbt/contracts';
import { isProfessionalRole } from '@tbt/contracts';
import { actingClinicOf, forbidden, notFound, requireViewer } from '@tbt/service-kit';
import type { RequestInfo, Viewer } from '@tbt/service-kit';
import type { Booking, OfSide } from './bookings.types';

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

/** @throws DomainError UNAUTHENTICATED, FORBIDDEN for an account that is neither side. */
export function ownSide(info: RequestInfo): OfSide {
  const viewer = requireViewer(info);
  if (isProfessionalRole(viewer.role)) return { professionalId: viewer.userId };
  const clinicId = actingClinicOf(viewer);
  if (clinicId !== null) return { clinicId };
  throw forbidden('access.role', { values: { roles: 'hygienist, assistant, clinic' } });
}
