import { now } from '@tbt/web-kit';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const TWO_DAYS_MS = 2 * DAY_MS;

export type TimeLeft =
  | { unit: 'over' }
  | { unit: 'minutes'; minutes: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'days'; days: number };

/** Remaining time in words; a started minute counts. */
export function timeLeft(until: string, now: Date): TimeLeft {
  const left = Date.parse(until) - now.getTime();
  if (!(left > 0)) return { unit: 'over' };
  if (left >= TWO_DAYS_MS) return { unit: 'days', days: Math.floor(left / DAY_MS) };
  const minutes = Math.ceil(left / MINUTE_MS);
  if (minutes < 60) return { unit: 'minutes', minutes };
  return { unit: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Whether there is a deadline in the future. */
export const isAhead = (until: string | null | undefined): until is string =>
  typeof until === 'string' && timeLeft(until, now()).unit !== 'over';

export function clockLeft(until: string, now: Date): { minutes: number; seconds: string } | null {
  const seconds = Math.ceil((Date.parse(until) - now.getTime()) / 1000);
  if (!(seconds > 0)) return null;
  return { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') };
}
