import type { JobAlertNotificationRow, JobAlertRow } from '../../generated/tables';

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
export type FoundShift = { role: string; city: string; date: string };

/** The score is text with two decimals. */
export type JobAlertNotification = Omit<JobAlertNotificationRow, 'dueAt' | 'createdAt'> & {
  shift: FoundShift | null;
};

/** Where a professional lives, as far as it is known. */
export type AlertHome = {
  latitude: number | null;
  longitude: number | null;
  timeZone: string | null;
};

export type JobAlertPreview = { count: number; jobIds: number[] };
