import { z } from 'zod';
import { type BookingHistoryRow, BookingRow } from '../../generated/tables';
import { ClinicProfile, NamedPerson } from '../people';

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
  keptParties: true,
} as const;

export const Booking = BookingRow.omit(INTERNAL_FIELDS).extend({
  /** When it was made, or its terms last changed by consent. */
  agreedAt: z.date(),
  /** Provided by identity for fields with `@requires`. */
  clinic: ClinicProfile.nullable().optional(),
  professional: NamedPerson.nullable().optional(),
});
export type Booking = z.infer<typeof Booking>;

export type Terms = Pick<
  Booking,
  'date' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt' | 'hourlyRate'
>;

/** A transition that was made. */
export type BookingStep = Omit<BookingHistoryRow, 'revision'>;
