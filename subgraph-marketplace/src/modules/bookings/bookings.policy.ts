import type { Viewer } from '@tbt/service-kit';
import { actingClinicOf } from '../../acting';
import type { Booking } from './bookings.types';

/** Both sides and administrators; nobody else learns of a booking. */
export const canSeeBooking = (viewer: Viewer | null, booking: Booking): boolean =>
  viewer !== null &&
  (viewer.isAdmin ||
    viewer.userId === booking.professionalId ||
    actingClinicOf(viewer) === booking.clinicId);
