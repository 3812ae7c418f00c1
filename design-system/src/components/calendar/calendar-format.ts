import { parseISO } from 'date-fns';
import type { CalendarView } from './calendar-types';

export interface CalendarFormat {
  shortWeekday: (day: string) => string;
  weekday: (day: string) => string;
  dayOfMonth: (day: string) => string;
  fullDay: (day: string) => string;
  /** Title of the view, by its first, last and active day. */
  page: (view: CalendarView, days: { first: string; last: string; active: string }) => string;
}

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
