import { z } from 'zod';
import type { CalendarEntry } from '../../bookings';
import type { AtLocation } from '../../locations';

export const FillFigures = z.object({
  shifts: z.number(),
  filled: z.number(),
  minutesToFill: z.number().nullable(),
});
export type FillFigures = z.infer<typeof FillFigures>;

export const OpenShiftRow = z.object({
  jobId: z.number(),
  invited: z.number(),
  count: z.number(),
});
export type OpenShiftRow = z.infer<typeof OpenShiftRow>;

const ClinicItems = z.object({
  unconfirmed: z.number(),
  unrecorded: z.number(),
  hours: z.number(),
  disputes: z.number(),
  unpaidInvoices: z.number(),
  overdueInvoices: z.number(),
});
export type ClinicWaiting = z.infer<typeof ClinicItems> & { candidates: number };

export const ClinicFacts = z.object({
  province: z.string().nullable(),
  timeZone: z.string().nullable(),
  hasPosted: z.boolean(),
});
export type ClinicFacts = z.infer<typeof ClinicFacts>;

export const FreeFavouriteRow = z.object({ id: z.number(), distanceKm: z.number().nullable() });
export type FreeFavouriteRow = z.infer<typeof FreeFavouriteRow>;

export type OpenShift = OpenShiftRow & { candidates: number };
export type OpenShifts = { count: number; soonest: OpenShift[] };

export const ClinicSums = z.object({
  waiting: ClinicItems,
  figures: FillFigures,
  provinceFigures: FillFigures,
});
export type ClinicSums = z.infer<typeof ClinicSums>;

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
  /** Applications to its coming shifts that wait for the clinic. */
  candidates: number;
  /** Read once, when first asked for. */
  sums: () => Promise<ClinicSums>;
};
