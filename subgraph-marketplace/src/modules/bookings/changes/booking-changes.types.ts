import type { BookingChangeRow } from '../../../generated/tables';
import type { Booking } from '../bookings.types';

export type BookingChange = Omit<BookingChangeRow, 'proposedBy'>;

export type NewBookingChange = Omit<BookingChangeRow, 'id' | 'status' | 'answeredAt'>;

export type ChangeOfBooking = { change: BookingChange; booking: Booking };
