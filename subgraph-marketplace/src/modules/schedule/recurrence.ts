import { recurrenceParts } from '@tbt/contracts';
import { RRuleTemporal } from 'rrule-temporal';
import { addDays } from '../places';

const compact = (date: string): string => date.replaceAll('-', '');
const dayOf = (text: string): string =>
  `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
const instantOf = (text: string): Date =>
  new Date(`${dayOf(text)}T${text.slice(9, 11)}:${text.slice(11, 13)}:${text.slice(13, 15)}Z`);

/** Where a rule ends by itself: on a day, at an instant, or not by a date. */
export function untilOf(rule: string): { day: string | null; instant: Date | null } {
  const until = recurrenceParts(rule)?.UNTIL;
  if (!until) return { day: null, instant: null };
  return until.length === 8
    ? { day: dayOf(until), instant: null }
    : { day: null, instant: instantOf(until) };
}

/** The rule without the date on which it ends. */
const openRule = (rule: string): string =>
  rule
    .split(';')
    .filter((part) => !part.startsWith('UNTIL='))
    .join(';');

/**
 * The days on which a rule falls from its first day on, at the latest on `last`. Read as a calendar
 * without zones: what a day is at which instant is for the places to say.
 * @param first the first day, which a rule need not name.
 */
export function recurrenceDays(rule: string, first: string, last: string): string[] {
  const { day, instant } = untilOf(rule);
  // No zone is ahead of UTC by more than a day: an instant lies at the latest on the day after.
  const latest = day ?? (instant && addDays(instant.toISOString().slice(0, 10), 1)) ?? last;
  const end = latest < last ? latest : last;
  const series = new RRuleTemporal({
    rruleString: `DTSTART:${compact(first)}T120000Z\nRRULE:${openRule(rule)}`,
    strict: true,
  });
  const found = series.between(new Date(`${first}T00:00:00Z`), new Date(`${end}T23:59:59Z`), true);
  return found.map((occurrence) => occurrence.toString().slice(0, 10));
}
