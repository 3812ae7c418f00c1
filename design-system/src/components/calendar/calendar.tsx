import { useId, useMemo, type ReactNode } from 'react';
import { usePageDirection } from '../../page-direction';
import { VisuallyHidden } from '../visually-hidden';
import { CalendarAgenda } from './calendar-agenda';
import { CalendarDay } from './calendar-day';
import { isInMonthOf, weeksOf } from './calendar-days';
import { calendarFormat } from './calendar-format';
import { CalendarHeader } from './calendar-header';
import type { CalendarEvent, CalendarTexts, CalendarView, Weekday } from './calendar-types';
import { useCalendarKeys } from './use-calendar-keys';
import { useIsNarrow } from './use-is-narrow';
import styles from './calendar.module.css';

export interface CalendarProps {
  /** What the calendar holds; its name. */
  label: string;
  /** The day that is active, as YYYY-MM-DD. Its month or week is in view. */
  date: string;
  /** Gets the newly active day: by a key, a press, or a turn of the page. Load the events around it. */
  onDateChange: (date: string) => void;
  /** Today as YYYY-MM-DD, in the place where the events happen. */
  today: string;
  /** How much is in view. */
  view?: CalendarView;
  /** Gets the view asked for; without it there is no switch. */
  onViewChange?: (view: CalendarView) => void;
  /** The events, in the order in which a day lists them. Days that are not in view do no harm. */
  events: readonly CalendarEvent[];
  /** Called when an event is pressed; without it events are words only. */
  onEventSelect?: (event: CalendarEvent) => void;
  /** Called when a day itself is pressed, for example to add something on it. */
  onDaySelect?: (date: string) => void;
  /** Language and country in which dates are written: `fr-CA`. */
  locale: string;
  /** With which day a week starts: 0 is Sunday. */
  weekStartsOn?: Weekday;
  /** Every word that is not a date. */
  texts: CalendarTexts;
  /** How many events a day of a month shows; the rest waits behind one button. */
  eventsPerDay?: number;
  /** The title's place in the outline of the page. */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** In a narrow place the active day is listed below the month; `false` where you list it yourself. */
  agenda?: boolean;
  /** Events are on their way. */
  loading?: boolean;
  /** What is on its way, announced. Needed with `loading`. */
  loadingLabel?: string;
  /** What shows under the days when there are no events at all. */
  empty?: ReactNode;
  /** What shows over the days when events could not be had. */
  error?: ReactNode;
}

/** Below these widths, in rem, a month shows marks and lists the active day below, and a week becomes a list. */
const narrowWidths = { month: 40, week: 56 } as const;

const noEvents: readonly CalendarEvent[] = [];

function byDay(events: readonly CalendarEvent[]): Map<string, CalendarEvent[]> {
  const days = new Map<string, CalendarEvent[]>();
  for (const event of events) days.set(event.date, [...(days.get(event.date) ?? []), event]);
  return days;
}

/**
 * A month or a week with what happens on each day. Arrow keys walk from day to day, Home and End to the ends of the
 * week, Page Up and Page Down turn the page, with Shift by a year. Tab goes through the events of the active day.
 */
export function Calendar({
  label,
  date,
  onDateChange,
  today,
  view = 'month',
  onViewChange,
  events,
  onEventSelect,
  onDaySelect,
  locale,
  weekStartsOn = 0,
  texts,
  eventsPerDay = 3,
  titleAs = 'h2',
  agenda = true,
  loading = false,
  loadingLabel,
  empty,
  error,
}: CalendarProps) {
  const titleId = useId();
  const direction = usePageDirection();
  const [frame, isNarrow] = useIsNarrow<HTMLElement>(narrowWidths[view]);
  const { grid, onKeyDown } = useCalendarKeys({
    view,
    date,
    weekStartsOn,
    direction,
    onDateChange,
  });
  const format = useMemo(() => calendarFormat(locale), [locale]);
  const eventsByDay = useMemo(() => byDay(events), [events]);
  const weeks = weeksOf(view, date, weekStartsOn);
  const days = weeks.flat();
  const [first = date] = days;
  const title = format.page(view, { first, last: days.at(-1) ?? date, active: date });
  const press = (day: string) => {
    onDateChange(day);
    onDaySelect?.(day);
  };
  return (
    <section
      ref={frame}
      className={styles.calendar}
      aria-label={label}
      data-narrow={isNarrow || undefined}
    >
      <CalendarHeader
        {...{ title, titleId, titleAs, view, date, today, texts, onDateChange, onViewChange }}
      />
      <span role="status" className={styles.status}>
        {loading ? loadingLabel : ''}
      </span>
      {error}
      {/* The roles are said again: a week on a phone is laid out as a list, which takes them away. */}
      <table
        ref={grid}
        role="grid"
        className={styles.grid}
        aria-labelledby={titleId}
        aria-busy={loading}
        data-view={view}
        onKeyDown={onKeyDown}
      >
        <thead role="rowgroup" className={styles.weekdays}>
          <tr role="row">
            {weeks[0]?.map((day) => (
              <th key={day} role="columnheader" scope="col" className={styles.weekday}>
                <span aria-hidden="true">{format.shortWeekday(day)}</span>
                <VisuallyHidden>{format.weekday(day)}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.weeks}>
          {weeks.map((week) => (
            <tr key={week[0]} role="row" className={styles.week}>
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  {...{ day, view, format, texts, isNarrow, onEventSelect }}
                  events={eventsByDay.get(day) ?? noEvents}
                  room={eventsPerDay}
                  isActive={day === date}
                  isToday={day === today}
                  isOutside={view === 'month' && !isInMonthOf(day, date)}
                  isLoading={loading}
                  onPress={() => press(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {agenda && isNarrow && view === 'month' && !loading && !error && (
        <CalendarAgenda
          day={format.fullDay(date)}
          events={eventsByDay.get(date) ?? noEvents}
          noEvents={texts.noEvents}
          onEventSelect={onEventSelect}
        />
      )}
      {events.length === 0 && !loading && !error && empty}
    </section>
  );
}
