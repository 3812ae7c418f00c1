import type { BookingChangeStatus, ShiftSide } from '@tbt/contracts';
import type { Booking, Terms } from './bookings.types';

/** Other hours or another rate that one side proposes. */
export type BookingChange = Terms & {
  id: number;
  bookingId: number;
  by: ShiftSide;
  message: string | null;
  status: BookingChangeStatus;
  createdAt: Date;
  answeredAt: Date | null;
};

export type NewBookingChange = Omit<BookingChange, 'id' | 'status' | 'answeredAt'> & {
  proposedBy: number;
};

/** A proposal and the booking that it is about. */
export type ChangeOfBooking = { change: BookingChange; booking: Booking };
