import type { TimesheetRow } from '../../generated/tables';

/** Hours of a booking; the latest waits for the other side or is approved. */
export type Timesheet = Omit<TimesheetRow, 'submittedBy' | 'remindedAt'>;

export type BilledTimesheet = Timesheet & { hourlyRate: string };

export type NewTimesheet = Omit<TimesheetRow, 'id' | 'remindedAt'>;

/** What a form of hours begins with; local to the shift. */
export type HoursForm = {
  startTime: string;
  endTime: string;
  breakMinutes: number;
  earliest: Date;
  earliestTime: string;
  offsets: { from: Date | null; minutes: number }[];
};
