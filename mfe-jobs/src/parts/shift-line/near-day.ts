import { dateTimeFormat, now } from '@tbt/web-kit';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day of an instant in a zone: `2027-03-05`; default: the browser's. */
export function calendarDay(instant: Date, timeZone?: string): string {
  const parts = dateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

export type NearDay = 'today' | 'tomorrow' | 'past';

/** Past, today or tomorrow; null when later. @param date - `YYYY-MM-DD`. @param timeZone - default: the browser's. */
export function nearDay(date: string, timeZone?: string, at: Date = now()): NearDay | null {
  const today = calendarDay(at, timeZone);
  if (date < today) return 'past';
  if (date === today) return 'today';
  const next = new Date(Date.parse(`${today}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return date === next ? 'tomorrow' : null;
}

/** The next day: `2027-03-01` after `2027-02-28`. */
export const nextDay = (date: string): string => moveDay(date, 1);

/** Adds days to a day. */
export const moveDay = (date: string, by: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
