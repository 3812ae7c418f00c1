import { DEFAULT_TIME_ZONE } from './modules/people';
import { addMonths, instantsOfWallTime, wallTimeAt } from './modules/places';

/** The calendar month on the clinic's clock: its first instant, and the first day of the next one. */
export function quotaMonth(timeZone: string | null, now: Date): { since: Date; resetsOn: string } {
  const zone = timeZone ?? DEFAULT_TIME_ZONE;
  const first = `${wallTimeAt(zone, now).date.slice(0, 7)}-01`;
  const [since] = instantsOfWallTime(zone, first, '00:00');
  return { since: since ?? now, resetsOn: addMonths(first, 1) };
}
