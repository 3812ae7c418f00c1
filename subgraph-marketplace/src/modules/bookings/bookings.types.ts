import type { BookingStatus, CancellationReason, ShiftSide, WaiverStatus } from '@tbt/contracts';
import type { ClinicProfile, NamedPerson } from '../people';

/** How a booking ended before its time, and what that costs; null and 0 while it stands. */
export type Ending = {
  cancelledAt: Date | null;
  /** The status that an undone cancellation goes back to. */
  cancelledFrom: BookingStatus | null;
  /** Null for a booking that was released. */
  cancelledBy: ShiftSide | null;
  cancelReason: CancellationReason | null;
  cancelNote: string | null;
  /** Until when it can be taken back; null for what was final at once. */
  undoUntil: Date | null;
  /** Since when it is final. */
  settledAt: Date | null;
  /** Points of the temp's score. */
  reliabilityPoints: number;
  /** What the clinic owes, Canadian dollars with two decimals. */
  compensation: string | null;
  waiverStatus: WaiverStatus | null;
  waiverNote: string | null;
};

/** What the columns of an ending hold in a booking that stands. */
export const NO_ENDING: Ending = {
  cancelledAt: null,
  cancelledFrom: null,
  cancelledBy: null,
  cancelReason: null,
  cancelNote: null,
  undoUntil: null,
  settledAt: null,
  reliabilityPoints: 0,
  compensation: null,
  waiverStatus: null,
  waiverNote: null,
};

/** An agreed shift; the rate is text with two decimals, locked when booked. */
export type Booking = Ending & {
  id: number;
  jobId: number;
  applicationId: number | null;
  clinicId: number;
  professionalId: number;
  status: BookingStatus;
  /** The wall clock of the place, as agreed. */
  date: string;
  startTime: string;
  endTime: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  hourlyRate: string;
  /** Grows with every change; receivers of events ignore older ones. */
  revision: number;
  createdAt: Date;
  /** Since when the temp's licence does not reach to the shift; null without that risk. */
  atRiskSince: Date | null;
  /** What identity tells of both sides, for fields that require it. */
  clinic?: ClinicProfile | null;
  professional?: NamedPerson | null;
};

/** Hours and rate that both sides agree on. */
export type Terms = Pick<
  Booking,
  'date' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt' | 'hourlyRate'
>;

/** A span of time in which somebody would work for a clinic. */
export type WorkSpan = { professionalId: number; clinicId: number; startsAt: Date; endsAt: Date };

/** Whose bookings. */
export type OfSide = { professionalId: number } | { clinicId: number };
