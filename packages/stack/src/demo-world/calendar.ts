const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

export type Calendar = {
  now: Date;
  ago(days: number, hours?: number): Date;
  day(offset: number): string;
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
