import type { CalendarFeedRow } from '../../generated/tables';
import type { ClinicProfile, NamedPerson } from '../people';

export type CalendarFeed = Omit<CalendarFeedRow, 'tokenHash'>;

export type CalendarTexts = {
  name: string;
  available: string;
  blocked: string;
  shift: string;
  hourly: string;
  money: Intl.NumberFormat;
};

export type CalendarSlot = {
  id: number;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  isAvailable: boolean;
  recurringPattern: string | null;
  materialisedUntil: string;
  notes: string | null;
  updatedAt: Date;
  days: string[];
};

export type CalendarBooking = {
  id: number;
  jobId: number;
  revision: number;
  title: string;
  city: string;
  province: string;
  timeZone: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  /** Canadian dollars, two decimals. */
  hourlyRate: string;
  /** Where the shift is at a further office of the clinic. */
  location: { name: string; streetAddress: string; postalCode: string } | null;
  /** Only in files of a single shift. */
  clinic?: ClinicProfile | null | undefined;
  /** Known where the clinic reads the file of a single shift. */
  professional?: NamedPerson | null | undefined;
};
