import type { AlertFrequency, AlertMethod, ProfessionalRole } from './option-sets';

/** A shift in a notification about a professional's alerts. No title: what is sent outlives a clinic's erased account. */
export type AlertedShift = {
  jobId: number;
  role: ProfessionalRole;
  date: string;
  startTime: string;
  endTime: string;
  city: string;
  province: string;
  hourlyRate: string;
  /** The share of what the alert states, 0 to 1 with two decimals. */
  score: string;
  /** What it meets of that, as `criterion:value`; absent in events of earlier releases. */
  reasons?: string[];
};

export type JobAlertEvents = {
  /** What a professional's alerts of one method and frequency found, best first; each shift once. */
  'job-alert.matched': {
    userId: number;
    method: AlertMethod;
    frequency: AlertFrequency;
    /** At most `ALERTED_SHIFTS_MAX`. */
    shifts: AlertedShift[];
    /** All of them, the ones left out included. */
    count: number;
    at: string;
  };
};

export const ALERTED_SHIFTS_MAX = 12;
