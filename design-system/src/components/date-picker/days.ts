/** The first and the last day of some, each as YYYY-MM-DD; the empty text while it is not chosen. */
export interface DaySpan {
  /** The first day. */
  from: string;
  /** The last day; it belongs to them. */
  to: string;
}

export interface DatePickerTexts {
  /** The language days and months are written in, such as `en-CA` or `fr-CA`. */
  locale: string;
  /** Name of the button that opens the calendar, and of what opens. */
  open: string;
  /** Name of the button that leads to the month before. */
  previousMonth: string;
  /** Name of the button that leads to the month after. */
  nextMonth: string;
  /** Said with the day that is today. */
  today: string;
  /** Said with a day that is chosen. */
  chosen: string;
  /** What stands in the calendar's place when it could not be fetched: that days can still be typed. */
  failed: string;
  /** The day a week starts with: 0 is Sunday, the usual in Canada and the United States. */
  weekStartsOn?: 0 | 1 | 6;
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day as the calendar counts it, at midnight of the reader's clock; `undefined` for what is no day. */
export function toDate(day: string | undefined): Date | undefined {
  const [, year, month, date] = dayPattern.exec(day ?? '') ?? [];
  if (!year || !month || !date) return undefined;
  const made = new Date(Number(year), Number(month) - 1, Number(date));
  return toDay(made) === day ? made : undefined;
}

/** A date of the reader's clock as YYYY-MM-DD. */
export function toDay(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join(
    '-',
  );
}

/** What an input was told as `min` or `max`, if it is a day. */
export const dayLimit = (limit: string | number | undefined) =>
  typeof limit === 'string' && toDate(limit) ? limit : undefined;
