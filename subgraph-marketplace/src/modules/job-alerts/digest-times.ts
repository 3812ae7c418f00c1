import { addDays, CANADIAN_ZONES, instantsOfWallTime, wallTimeAt } from '../places';

/** Digests are read with breakfast. */
export const DIGEST_TIME = '08:00';
const MONDAY = 1;
const DAYS_OF_WEEK = 7;

export type DigestTimes = { timeZone: string; daily: Date; weekly: Date };

const instantOf = (timeZone: string, date: string): Date =>
  instantsOfWallTime(timeZone, date, DIGEST_TIME)[0] ?? new Date(`${date}T${DIGEST_TIME}:00Z`);

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The next morning, and the next Monday morning, on the clock of a zone. */
export function digestTimes(timeZone: string, now: Date): DigestTimes {
  const { date: today } = wallTimeAt(timeZone, now);
  const first = instantOf(timeZone, today) > now ? today : addDays(today, 1);
  const untilMonday = (MONDAY - weekdayOf(first) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return {
    timeZone,
    daily: instantOf(timeZone, first),
    weekly: instantOf(timeZone, addDays(first, untilMonday)),
  };
}

/** Of every zone in Canada: the database's own tables are older. */
export const allDigestTimes = (now: Date): DigestTimes[] =>
  CANADIAN_ZONES.map((timeZone) => digestTimes(timeZone, now));
