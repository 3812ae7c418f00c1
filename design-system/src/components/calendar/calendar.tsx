import { useId, useMemo, type ReactNode } from 'react';
import { usePageDirection } from '../../page-direction';
import { VisuallyHidden } from '../visually-hidden';
import { CalendarAgenda } from './calendar-agenda';
import { CalendarDay } from './calendar-day';
import { isInMonthOf, weeksOf } from './calendar-days';
import { calendarFormat } from './calendar-format';
import { CalendarHeader } from './calendar-header';
import { CalendarLegend } from './calendar-legend';
import type {
  CalendarDayMark,
  CalendarEvent,
  CalendarTexts,
  CalendarView,
  Weekday,
} from './calendar-types';
import { useCalendarKeys } from './use-calendar-keys';
import { useIsNarrow } from './use-is-narrow';
import styles from './calendar.module.css';

export interface CalendarProps {
  /** Accessible name of the calendar. */
  label: string;
  /** The active day as YYYY-MM-DD; its month or week is visible. */
  date: string;
  /** Called with the new active day. Load the events around it. */
  onDateChange: (date: string) => void;
  /** Today as YYYY-MM-DD, in the events' time zone. */
  today: string;
  /** The visible period. */
  view?: CalendarView;
  /** Called with the chosen view; without it there is no view switch. */
  onViewChange?: (view: CalendarView) => void;
  /** Events, in order within a day. Those outside the visible period are ignored. */
  events: readonly CalendarEvent[];
  /** Called when an event is clicked; without it events are text. */
  onEventSelect?: (event: CalendarEvent) => void;
  /** Called when a day is clicked, for example to add an event. */
  onDaySelect?: (date: string) => void;
  /** Days of a kind, marked in the grid and named in a legend. */
  dayMark?: CalendarDayMark;
  /** Locale of dates: `fr-CA`. */
  locale: string;
  /** First day of the week: 0 is Sunday. */
  weekStartsOn?: Weekday;
  /** All texts but dates. */
  texts: CalendarTexts;
  /** Events shown per day of a month; a button shows the rest. */
  eventsPerDay?: number;
  /** Heading level of the title. */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** Lists the active day below a narrow month; `false` where the page does it. */
  agenda?: boolean;
  /** Whether events are loading. */
  loading?: boolean;
  /** Announced while loading. Required with `loading`. */
  loadingLabel?: string;
  /** Shown below the days when there are no events. */
  empty?: ReactNode;
  /** Shown in place of the days when events failed to load. */
  error?: ReactNode;
}

/** In rem: below these widths a month shows marks and an agenda, and a week becomes a list. */
const narrowWidths = { month: 40, week: 56 } as const;

const noEvents: readonly CalendarEvent[] = [];

function byDay(events: readonly CalendarEvent[]): Map<string, CalendarEvent[]> {
  const days = new Map<string, CalendarEvent[]>();
  for (const event of events) days.set(event.date, [...(days.get(event.date) ?? []), event]);
  return days;
}

/** A month or week of events. Arrow keys move by day, Home and End within the week, Page Up and Page Down by page, with Shift by year. */
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
  dayMark,
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
  const showsDots = isNarrow && view === 'month';
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
      {/* Explicit roles: the list layout of a narrow week removes the implicit ones. */}
      {error || (
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
                    mark={dayMark?.isMarked(day) ? dayMark.label : undefined}
                    isOutside={view === 'month' && !isInMonthOf(day, date)}
                    isLoading={loading}
                    onPress={() => press(day)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(showsDots || dayMark) && !error && (
        <CalendarLegend
          label={texts.legend}
          events={showsDots ? days.flatMap((day) => eventsByDay.get(day) ?? noEvents) : noEvents}
          dayMark={dayMark}
        />
      )}
      {agenda && showsDots && !loading && !error && (
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
