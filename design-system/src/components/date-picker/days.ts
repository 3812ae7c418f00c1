/** A range of days as YYYY-MM-DD; empty strings while not selected. */
export interface DaySpan {
  /** The first day. */
  from: string;
  /** The last day, inclusive. */
  to: string;
}

export interface DatePickerTexts {
  /** Locale of days and months, such as `en-CA` or `fr-CA`. */
  locale: string;
  /** Accessible name of the button and the popover. */
  open: string;
  /** Accessible name of the button to the previous month. */
  previousMonth: string;
  /** Accessible name of the button to the next month. */
  nextMonth: string;
  /** Added to today's accessible name. */
  today: string;
  /** Added to the selected day's accessible name. */
  chosen: string;
  /** Shown when the calendar fails to load: days can still be typed. */
  failed: string;
  /** First day of the week: 0 is Sunday, the default. */
  weekStartsOn?: 0 | 1 | 6;
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Local midnight of a day; `undefined` for an invalid one. */
export function toDate(day: string | undefined): Date | undefined {
  const [, year, month, date] = dayPattern.exec(day ?? '') ?? [];
  if (!year || !month || !date) return undefined;
  const made = new Date(Number(year), Number(month) - 1, Number(date));
  return toDay(made) === day ? made : undefined;
}

export function toDay(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join(
    '-',
  );
}

export const dayLimit = (limit: string | number | undefined) =>
  typeof limit === 'string' && toDate(limit) ? limit : undefined;
