import type { Booking } from './bookings.types';

/** One line of somebody's calendar of shifts. */
export type CalendarEntry = {
  key: string;
  kind: 'booking' | 'offer' | 'invitation' | 'posting';
  jobId: number;
  booking: Booking | null;
  applicationId: number | null;
  invitationId: number | null;
  date: string;
  startTime: string;
  endTime: string;
  startsAt: Date;
  endsAt: Date;
  needsAnswer: boolean;
};

/** What waits for an answer, or is offered, on a shift: its own hours. */
export type CalendarRow = Pick<
  CalendarEntry,
  'jobId' | 'date' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt' | 'needsAnswer'
> & { id: number };

/** Two days on the clocks of the shifts, both included. */
export type CalendarSpan = { from: string; to: string };
