import { moveDay } from '../../parts/shift-line/near-day';

/** Days of adjacent months that a calendar shows at most. */
const OVERHANG = 6;
const DAYS_MAX = 31;

/** First and last day of a month's view, with the weeks shared with adjacent months. */
export function monthWindow(date: string): { from: string; to: string } {
  const first = `${date.slice(0, 7)}-01`;
  const last = moveDay(`${moveDay(first, DAYS_MAX).slice(0, 7)}-01`, -1);
  return { from: moveDay(first, -OVERHANG), to: moveDay(last, OVERHANG) };
}
