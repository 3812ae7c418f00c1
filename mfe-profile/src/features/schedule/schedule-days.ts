import { AVAILABILITY_DAYS } from '@tbt/contracts';
import { now } from '@tbt/web-kit';

const DAY_MS = 86_400_000;
/** Days of adjacent months in a month's view. */
const NEIGHBOUR_DAYS = 6;

const textOf = (day: Date): string => day.toISOString().slice(0, 10);

export function todayOf(at: Date = now()): string {
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Monday first. */
export const WEEKDAYS = AVAILABILITY_DAYS.slice(0, 7);

/** Of a date, YYYY-MM-DD, as a profile's availability names it. */
export const weekdayNameOf = (date: string): string =>
  WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';

/** First and last day of a month's view. */
export function monthWindow(date: string): { from: string; to: string } {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const first = Date.UTC(year, month - 1, 1);
  const last = Date.UTC(year, month, 0);
  return {
    from: textOf(new Date(first - NEIGHBOUR_DAYS * DAY_MS)),
    to: textOf(new Date(last + NEIGHBOUR_DAYS * DAY_MS)),
  };
}

/** Capitalised for a heading: « Lundi 7 décembre ». */
export const capitalised = (text: string): string =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Whether a slot ends on the next day. */
export const isOvernight = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  endTime <= startTime;
