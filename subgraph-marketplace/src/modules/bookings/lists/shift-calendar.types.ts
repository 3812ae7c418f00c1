import type { Booking } from '../bookings.types';

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

export type CalendarRow = Pick<
  CalendarEntry,
  'jobId' | 'date' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt' | 'needsAnswer'
> & { id: number };

/** Local dates of the shifts, both included. */
export type CalendarSpan = { from: string; to: string };
