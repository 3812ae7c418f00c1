import { now } from '@tbt/web-kit';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The same weekday in each of the next weeks. @param date - `YYYY-MM-DD`; [] for an invalid day. */
export function weeklyDays(date: string, weeks: number): string[] {
  const start = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(start)) return [];
  return Array.from({ length: weeks }, (_, index) =>
    new Date(start + (index + 1) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Further days sorted, without duplicates and the first one. */
export const furtherDays = (days: readonly string[], first: string): string[] =>
  [...new Set(days)].filter((day) => day !== '' && day !== first).sort();

/** Hours from now to a wall-clock time of the browser; null when invalid. */
export function hoursAhead(date: string, startTime: string, at: Date = now()): number | null {
  const start = Date.parse(`${date}T${startTime}:00`);
  return Number.isNaN(start) ? null : (start - at.getTime()) / (60 * 60 * 1000);
}
