import type { BookingHistoryRow, BookingRow } from '../../generated/tables';
import type { ClinicProfile, NamedPerson } from '../people';

/** Read by SQL only. */
export const INTERNAL_FIELDS = {
  paddedUntil: true,
  zoneDataVersion: true,
  confirmAskedAt: true,
  confirmMissedAt: true,
  keptAt: true,
  waiverRequestedAt: true,
  waiverRequestedBy: true,
  waiverDecidedAt: true,
  waiverDecidedBy: true,
  checkInAskedAt: true,
  hoursReminders: true,
  reviewAskedAt: true,
} as const;

/** The rate is text with two decimals, fixed by the booking. */
export type Booking = Omit<BookingRow, keyof typeof INTERNAL_FIELDS> & {
  /** When it was made, or its terms last changed by consent. */
  agreedAt: Date;
  /** Provided by identity for fields with `@requires`. */
  clinic?: ClinicProfile | null;
  professional?: NamedPerson | null;
};

export type Terms = Pick<
  Booking,
  'date' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt' | 'hourlyRate'
>;

/** A transition that was made. */
export type BookingStep = Omit<BookingHistoryRow, 'revision'>;
