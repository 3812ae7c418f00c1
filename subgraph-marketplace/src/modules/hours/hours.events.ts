import type { NewEvent } from '@tbt/service-kit';
import { HOURS_TERMS } from '@tbt/contracts';
import { bookingFacts, type Booking } from '../bookings';
import { wallTimeAt } from '../places';
import type { Timesheet } from './hours.types';

const HOUR_MS = 3_600_000;

/** Then the silence of the side that has to answer approves. */
export const answerUntil = ({ createdAt }: Pick<Timesheet, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + HOURS_TERMS.silenceHours * HOUR_MS);

const sheetFacts = (booking: Booking, sheet: Timesheet, now: Date) => ({
  ...bookingFacts(booking, now),
  timesheetId: sheet.id,
  by: sheet.by,
  workedFrom: sheet.startTime,
  workedUntil: sheet.endTime,
  breakMinutes: sheet.breakMinutes,
  minutes: sheet.minutes,
  answerBy: wallTimeAt(booking.timeZone, answerUntil(sheet)),
});

export const hoursChanged = (booking: Booking, sheet: Timesheet, now: Date): NewEvent => ({
  name: 'hours.changed',
  payload: { ...sheetFacts(booking, sheet, now), status: sheet.status },
});

export const hoursSilent = (booking: Booking, sheet: Timesheet, now: Date): NewEvent => ({
  name: 'hours.silent',
  payload: sheetFacts(booking, sheet, now),
});

export const hoursMissing = (booking: Booking, now: Date): NewEvent => ({
  name: 'hours.missing',
  payload: { ...bookingFacts(booking, now), isCheckedIn: booking.checkedInAt !== null },
});
