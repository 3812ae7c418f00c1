const DAY_MS = 86_400_000;
/** A month in view shows days of its neighbours. */
const NEIGHBOUR_DAYS = 6;

const textOf = (day: Date): string => day.toISOString().slice(0, 10);

/** Today on the reader's own clock, as YYYY-MM-DD. */
export function todayOf(now: Date = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** First and last day that the month of a day shows. */
export function monthWindow(date: string): { from: string; to: string } {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const first = Date.UTC(year, month - 1, 1);
  const last = Date.UTC(year, month, 0);
  return {
    from: textOf(new Date(first - NEIGHBOUR_DAYS * DAY_MS)),
    to: textOf(new Date(last + NEIGHBOUR_DAYS * DAY_MS)),
  };
}

/** A day's name as a heading begins: « Lundi 7 décembre ». */
export const capitalised = (text: string): string =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Whether a slot ends on the day after it began. */
export const isOvernight = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  endTime <= startTime;
