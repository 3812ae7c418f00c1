import type { BookingFacts } from './booking-events';
import type { TimesheetStatus } from './booking-options';
import type { ShiftParty } from './shift-actions';

type SheetFacts = BookingFacts & {
  timesheetId: number;
  by: ShiftParty;
  /** HH:MM, local to the shift. */
  workedFrom: string;
  workedUntil: string;
  breakMinutes: number;
  /** Paid. */
  minutes: number;
  /** When silence approves, local to the shift. */
  answerBy: { date: string; time: string };
};

export type HoursEvents = {
  'hours.changed': SheetFacts & { status: TimesheetStatus };
  /** Hours wait for an answer, a day before silence approves them. */
  'hours.silent': SheetFacts;
  /** A shift ended without hours. */
  'hours.missing': BookingFacts & { isCheckedIn: boolean };
};
