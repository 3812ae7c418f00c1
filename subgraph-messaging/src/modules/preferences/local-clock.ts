import moment from 'moment-timezone';

const MINUTE_MS = 60_000;
/** Of a recipient whose clock is not known. */
export const DEFAULT_ZONE = 'America/Toronto';

/** By the bundled zone data: tables of machines may be older. */
export const isZone = (name: string): boolean => moment.tz.zone(name) !== null;

/** Wall clock of an instant. */
export function wallClock(timeZone: string, at: number): { date: string; time: string } {
  const zone = moment.tz.zone(timeZone) ?? moment.tz.zone(DEFAULT_ZONE);
  const text = new Date(at - (zone?.utcOffset(at) ?? 0) * MINUTE_MS).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The first minute after `now` for which the wall clock satisfies; at most two days ahead. */
export function nextMinute(
  timeZone: string,
  now: Date,
  satisfies: (clock: { date: string; time: string }) => boolean,
): Date {
  const last = now.getTime() + 2 * 24 * 60 * MINUTE_MS;
  let at = (Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
  while (at < last && !satisfies(wallClock(timeZone, at))) at += MINUTE_MS;
  return new Date(at);
}
