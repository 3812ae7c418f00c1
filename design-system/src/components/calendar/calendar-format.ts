import { parseISO } from 'date-fns';
import type { CalendarView } from './calendar-types';

export interface CalendarFormat {
  /** `Mon` */
  shortWeekday: (day: string) => string;
  /** `Monday` */
  weekday: (day: string) => string;
  /** `9` */
  dayOfMonth: (day: string) => string;
  /** `Monday, March 9, 2026` */
  fullDay: (day: string) => string;
  /** What a page of the view is called, given its first day, its last day and the day that is active. */
  page: (view: CalendarView, days: { first: string; last: string; active: string }) => string;
}

/** How a locale writes what a calendar shows. */
export function calendarFormat(locale: string): CalendarFormat {
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (day: string) => format.format(parseISO(day));
  };
  const month = by({ month: 'long', year: 'numeric' });
  const range = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return {
    shortWeekday: by({ weekday: 'short' }),
    weekday: by({ weekday: 'long' }),
    dayOfMonth: by({ day: 'numeric' }),
    fullDay: by({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    page: (view, { first, last, active }) =>
      view === 'month' ? month(active) : range.formatRange(parseISO(first), parseISO(last)),
  };
}
