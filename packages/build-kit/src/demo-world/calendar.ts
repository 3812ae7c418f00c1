const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** The calendar of one run: everything is told in days from its today. */
export type Calendar = {
  /** The instant of the run. */
  now: Date;
  /** The instant so many days, and hours, before now. */
  ago(days: number, hours?: number): Date;
  /** `YYYY-MM-DD`, so many days from today. */
  day(offset: number): string;
  /** 0 Sunday … 6 Saturday, so many days from today. */
  weekday(offset: number): number;
};

export function createCalendar(now: Date): Calendar {
  const at = (offset: number) => new Date(now.getTime() + offset * DAY_MS);
  return {
    now,
    ago: (days, hours = 0) => new Date(now.getTime() - days * DAY_MS - hours * HOUR_MS),
    day: (offset) => at(offset).toISOString().slice(0, 10),
    weekday: (offset) => at(offset).getUTCDay(),
  };
}
