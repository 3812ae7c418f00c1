export interface TimeListTexts {
  /** Locale of times, such as `en-CA` or `fr-CA`. */
  locale: string;
  /** Accessible name of the button that opens the list. */
  open: string;
  /** Formats HH:MM as the rest of the page does; default: by locale. */
  write?: (time: string) => string;
}

const minuteOf = (time: string | undefined, fallback: number): number => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time ?? '') ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : fallback;
};

export const timeLimit = (limit: string | number | undefined) =>
  typeof limit === 'string' && /^\d{2}:\d{2}/.test(limit) ? limit : undefined;

const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Times from `min` to `max` (HH:MM, both included), `every` so many minutes. */
export function timesBetween(
  min: string | undefined,
  max: string | undefined,
  every: number,
): string[] {
  const first = minuteOf(min, 0);
  const last = minuteOf(max, 24 * 60 - 1);
  const count = Math.max(0, Math.floor((last - first) / every) + 1);
  return Array.from({ length: count }, (_, index) => timeOf(first + index * every));
}

export const nearestTime = (times: readonly string[], value: string) =>
  times.findLast((time) => time <= value) ?? times[0];

/** Formats HH:MM by locale: 8:30 a.m., 8 h 30. */
export function timeWriter(locale: string): (time: string) => string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return (time) => format.format(new Date(Date.UTC(2000, 0, 1, 0, minuteOf(time, 0))));
}
