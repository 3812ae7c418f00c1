import type { BookingChangeStatus, ShiftSide } from '@tbt/contracts';
import type { Booking, Terms } from '../bookings.types';

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

export type ChangeOfBooking = { change: BookingChange; booking: Booking };
