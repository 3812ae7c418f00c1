import type { BookingStatus, CancellationReason, ShiftSide, WaiverStatus } from '@tbt/contracts';
import type { ClinicProfile, NamedPerson } from '../people';

/** Null and 0 in a booking that has not ended early. */
export type Ending = {
  cancelledAt: Date | null;
  /** Status to restore on undo. */
  cancelledFrom: BookingStatus | null;
  /** Null for a released booking. */
  cancelledBy: ShiftSide | null;
  cancelReason: CancellationReason | null;
  cancelNote: string | null;
  /** End of the undo period; null if final at once. */
  undoUntil: Date | null;
  /** Since when it is final. */
  settledAt: Date | null;
  reliabilityPoints: number;
  /** Canadian dollars, two decimals. */
  compensation: string | null;
  waiverStatus: WaiverStatus | null;
  waiverNote: string | null;
};

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

/** The rate is text with two decimals, fixed by the booking. */
export type Booking = Ending & {
  id: number;
  jobId: number;
  applicationId: number | null;
  clinicId: number;
  professionalId: number;
  status: BookingStatus;
  /** Local to the shift. */
  date: string;
  startTime: string;
  endTime: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  hourlyRate: string;
  /** Grows with every change; consumers ignore older events. */
  revision: number;
  createdAt: Date;
  /** When it was made, or its terms last changed by consent. */
  agreedAt: Date;
  /** Since when the licence ends before the shift; null if not at risk. */
  atRiskSince: Date | null;
  /** Provided by identity for fields with `@requires`. */
  clinic?: ClinicProfile | null;
  professional?: NamedPerson | null;
};

export type Terms = Pick<
  Booking,
  'date' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt' | 'hourlyRate'
>;

export type WorkSpan = { professionalId: number; clinicId: number; startsAt: Date; endsAt: Date };

export type OfSide = { professionalId: number } | { clinicId: number };
