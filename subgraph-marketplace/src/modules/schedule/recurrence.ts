import { recurrenceParts } from '@tbt/contracts';
import { RRuleTemporal } from 'rrule-temporal';
import { addDays } from '../places';

const compact = (date: string): string => date.replaceAll('-', '');
const dayOf = (text: string): string =>
  `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
const instantOf = (text: string): Date =>
  new Date(`${dayOf(text)}T${text.slice(9, 11)}:${text.slice(11, 13)}:${text.slice(13, 15)}Z`);

/** Null and null without UNTIL. */
export function untilOf(rule: string): { day: string | null; instant: Date | null } {
  const until = recurrenceParts(rule)?.UNTIL;
  if (!until) return { day: null, instant: null };
  return until.length === 8
    ? { day: dayOf(until), instant: null }
    : { day: null, instant: instantOf(until) };
}

/** Without UNTIL. */
const openRule = (rule: string): string =>
  rule
    .split(';')
    .filter((part) => !part.startsWith('UNTIL='))
    .join(';');

/** Dates only; time zones are applied later. @param first which the rule need not match. */
export function recurrenceDays(rule: string, first: string, last: string): string[] {
  const { day, instant } = untilOf(rule);
  // No zone is more than a day ahead of UTC.
  const latest = day ?? (instant && addDays(instant.toISOString().slice(0, 10), 1)) ?? last;
  const end = latest < last ? latest : last;
  const series = new RRuleTemporal({
    rruleString: `DTSTART:${compact(first)}T120000Z\nRRULE:${openRule(rule)}`,
    strict: true,
  });
  const found = series.between(new Date(`${first}T00:00:00Z`), new Date(`${end}T23:59:59Z`), true);
  return found.map((occurrence) => occurrence.toString().slice(0, 10));
}
