import type { BookingStatus } from '@tbt/contracts';

/** An agreed shift; the rate is text with two decimals, locked when booked. */
export type Booking = {
  id: number;
  jobId: number;
  applicationId: number | null;
  clinicId: number;
  professionalId: number;
  status: BookingStatus;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  hourlyRate: string;
  /** Grows with every change; receivers of events ignore older ones. */
  revision: number;
  createdAt: Date;
};

export type NewBooking = Omit<Booking, 'id' | 'status' | 'revision'>;

/** A span of time in which somebody would work for a clinic. */
export type WorkSpan = { professionalId: number; clinicId: number; startsAt: Date; endsAt: Date };
