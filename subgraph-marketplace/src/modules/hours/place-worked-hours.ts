import {
  HOURS_TERMS,
  hoursIssues,
  minutesBetween,
  placeHours,
  usualBreakMinutes,
  type HoursValues,
  type ShiftSide,
} from '@tbt/contracts';
import { validationFailed } from '@tbt/service-kit';
import type { Booking } from '../bookings';
import { instantsOfWallTime, minutesOf, offsetsBetween, wallTimeAt } from '../places';
import type { HoursForm, Timesheet } from './hours.types';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Around the plan; worked hours lie within it. */
const REACH_MS = 18 * HOUR_MS;

type WorkedHours = Pick<
  Timesheet,
  'startTime' | 'endTime' | 'startsAt' | 'endsAt' | 'breakMinutes' | 'minutes' | 'note'
>;

const fullHour = (zone: string, at: Date): Date => {
  const minutes = Number(wallTimeAt(zone, at).time.slice(3));
  return new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS - minutes * MINUTE_MS);
};

/** The professional's hours follow the check-in; a clinic can correct one that was late. */
export function earliestStart(booking: Booking, side: ShiftSide): Date {
  const { checkedInAt, startsAt, timeZone } = booking;
  const early = new Date(startsAt.getTime() - HOURS_TERMS.earlyMinutes * MINUTE_MS);
  return side === 'temp' && checkedInAt ? fullHour(timeZone, checkedInAt) : early;
}

/** @throws DomainError VALIDATION_FAILED on `startTime`, `endTime` or `breakMinutes`. */
export function placeWorkedHours(
  booking: Booking,
  { startTime, endTime, breakMinutes, note }: HoursValues,
  { side, now }: { side: ShiftSide; now: Date },
): WorkedHours {
  const { timeZone } = booking;
  const placed = placeHours(booking, { startTime, endTime }, (date, time) =>
    instantsOfWallTime(timeZone, date, time),
  );
  if ('key' in placed) throw validationFailed([placed]);
  const earliest = earliestStart(booking, side);
  const earliestTime = wallTimeAt(timeZone, earliest).time;
  const span = { ...placed, breakMinutes };
  const issues = hoursIssues(span, { side, earliest, earliestTime, now });
  if (issues.length > 0) throw validationFailed(issues);
  return {
    ...{ startTime, endTime, note },
    ...span,
    minutes: minutesBetween(placed) - breakMinutes,
  };
}

/** As agreed, less the usual break: what the clock sends for a professional who sends nothing. */
export const plannedHours = (booking: Booking): WorkedHours => {
  const { startTime, endTime, startsAt, endsAt } = booking;
  const times = { startTime, endTime, startsAt, endsAt };
  const length = minutesOf(booking);
  const breakMinutes = usualBreakMinutes(length);
  return { ...times, breakMinutes, minutes: length - breakMinutes, note: null };
};

/** The same start, ended so that these minutes were worked. */
export function ruledHours(
  { timeZone }: Booking,
  { startTime, startsAt, breakMinutes }: WorkedHours,
  minutes: number,
): WorkedHours {
  const pause = Math.max(0, Math.min(breakMinutes, HOURS_TERMS.minutesMax - minutes));
  const endsAt = new Date(startsAt.getTime() + (minutes + pause) * MINUTE_MS);
  const endTime = wallTimeAt(timeZone, endsAt).time;
  return { startTime, endTime, startsAt, endsAt, breakMinutes: pause, minutes, note: null };
}

/** The plan, from the check-in on when that was later, and no longer than until now. */
export function hoursFormOf(booking: Booking, side: ShiftSide, now: Date): HoursForm {
  const { timeZone, startsAt, endsAt, checkedInAt } = booking;
  const isLate = checkedInAt !== null && checkedInAt > startsAt && checkedInAt < endsAt;
  const isEarly = now < endsAt && now > startsAt;
  const earliest = earliestStart(booking, side);
  return {
    startTime: isLate ? wallTimeAt(timeZone, checkedInAt).time : booking.startTime,
    endTime: isEarly ? wallTimeAt(timeZone, now).time : booking.endTime,
    breakMinutes: usualBreakMinutes(minutesOf(booking)),
    ...{ earliest, earliestTime: wallTimeAt(timeZone, earliest).time },
    offsets: offsetsBetween(
      timeZone,
      new Date(startsAt.getTime() - REACH_MS),
      new Date(endsAt.getTime() + REACH_MS),
    ),
  };
}
