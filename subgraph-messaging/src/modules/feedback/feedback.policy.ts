/** The start of the day in UTC: an exact instant could be matched with a session. */
export const dayOf = (at: Date): Date => new Date(at.toISOString().slice(0, 10));

const DAY_MS = 86_400_000;
const DAYS_IN_WEEK = 7;

/** Monday of the week that began `weeks - 1` weeks before the current one, in UTC. */
export function mondayBefore(now: Date, weeks: number): Date {
  const today = dayOf(now);
  const sinceMonday = (today.getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;
  return new Date(today.getTime() - (sinceMonday + (weeks - 1) * DAYS_IN_WEEK) * DAY_MS);
}
