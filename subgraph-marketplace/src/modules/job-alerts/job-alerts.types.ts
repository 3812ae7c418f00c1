import { z } from 'zod';
import { JobAlertNotificationRow, type JobAlertRow } from '../../generated/tables';

/** Columns that only the server reads. */
export const INTERNAL_FIELDS = {
  cityKeys: true,
  searchKeys: true,
  latitude: true,
  longitude: true,
  timeZone: true,
} as const;

/** The minimum rate is text with two decimals. */
export type JobAlert = Omit<JobAlertRow, keyof typeof INTERNAL_FIELDS>;

/** `date` is YYYY-MM-DD. */
export const FoundShift = z.object({ role: z.string(), city: z.string(), date: z.string() });
export type FoundShift = z.infer<typeof FoundShift>;

/** The score is text with two decimals. */
export const JobAlertNotification = JobAlertNotificationRow.omit({
  dueAt: true,
  createdAt: true,
}).extend({ shift: FoundShift.nullable() });
export type JobAlertNotification = z.infer<typeof JobAlertNotification>;

/** Where a professional lives, as far as it is known. */
export type AlertHome = {
  latitude: number | null;
  longitude: number | null;
  timeZone: string | null;
};

export type JobAlertPreview = { count: number; jobIds: number[] };
