import type { CalendarEntry } from '../../bookings';
import type { AtLocation } from '../../locations';

export type FillFigures = { shifts: number; filled: number; minutesToFill: number | null };

export type OpenShiftRow = { jobId: number; candidates: number; count: number };

export type ClinicWaiting = {
  candidates: number;
  unconfirmed: number;
  hours: number;
  unpaidInvoices: number;
  overdueInvoices: number;
};

export type ClinicFacts = {
  province: string | null;
  timeZone: string | null;
  hasPosted: boolean;
};

export type OpenShifts = { count: number; soonest: OpenShiftRow[] };

/** Its other fields read what they need. */
export type ClinicDay = {
  clinicId: number;
  at: AtLocation;
  province: string | null;
  hasPosted: boolean;
  today: string;
  tomorrow: string;
  entries: CalendarEntry[];
  openShifts: OpenShifts;
};
