import Holidays from 'date-holidays';

const PROMISED_DAYS = 2;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The team works in Ontario: its winter time, and the end of the day at 17:00 there. */
const OFFICE_OFFSET_MS = -5 * HOUR_MS;
const CLOSES_AT_HOUR = 17;
const WEEKEND = [0, 6];
/** Public in the package, not statutory in Ontario. */
const WORKED = ['Easter Monday'];

const years = new Map<number, ReadonlySet<string>>();

function holidaysOf(year: number): ReadonlySet<string> {
  const known = years.get(year);
  if (known) return known;
  const days = new Holidays('CA', 'on')
    .getHolidays(year, 'en')
    .filter(({ type, name }) => type === 'public' && !WORKED.includes(name))
    .map(({ date }) => date.slice(0, 10));
  const dates = new Set(days);
  years.set(year, dates);
  return dates;
}

const isBusinessDay = (day: Date): boolean =>
  !WEEKEND.includes(day.getUTCDay()) &&
  !holidaysOf(day.getUTCFullYear()).has(day.toISOString().slice(0, 10));

/** When an answer is promised: the end of the second business day after the day of `received`. */
export function answerDueAt(received: Date): Date {
  const atOffice = new Date(received.getTime() + OFFICE_OFFSET_MS).toISOString().slice(0, 10);
  let day = new Date(`${atOffice}T00:00:00Z`);
  for (let left = PROMISED_DAYS; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (isBusinessDay(day)) left -= 1;
  }
  return new Date(day.getTime() + CLOSES_AT_HOUR * HOUR_MS - OFFICE_OFFSET_MS);
}
