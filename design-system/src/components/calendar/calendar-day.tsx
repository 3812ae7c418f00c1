import { Skeleton } from '../skeleton';
import { CalendarEventChip } from './calendar-event-chip';
import { CalendarMore } from './calendar-more';
import type { CalendarFormat } from './calendar-format';
import type { CalendarEvent, CalendarTexts, CalendarView } from './calendar-types';
import marks from './calendar-marks.module.css';
import styles from './calendar.module.css';

interface CalendarDayProps {
  day: string;
  view: CalendarView;
  events: readonly CalendarEvent[];
  /** Lines available for events in a day of a month. */
  room: number;
  isActive: boolean;
  isToday: boolean;
  /** The kind of a marked day. */
  mark: string | undefined;
  isOutside: boolean;
  isNarrow: boolean;
  isLoading: boolean;
  format: CalendarFormat;
  texts: CalendarTexts;
  onPress: () => void;
  onEventSelect: ((event: CalendarEvent) => void) | undefined;
}

const dotLimit = 3;

function Dots({ events }: Pick<CalendarDayProps, 'events'>) {
  return (
    <span className={marks.dots} aria-hidden="true">
      {events.slice(0, dotLimit).map(({ id, tone = 'neutral', isTentative }) => (
        <span key={id} className={marks.dot} data-tone={tone} data-hollow={isTentative} />
      ))}
    </span>
  );
}

function DayEvents({
  day,
  view,
  events,
  room,
  isActive,
  format,
  texts,
  onEventSelect,
}: CalendarDayProps) {
  const fits = view === 'week' || events.length <= room;
  const shown = fits ? events : events.slice(0, room - 1);
  const common = { onSelect: onEventSelect, isReachable: isActive };
  return (
    <ul className={styles.events}>
      {shown.map((event) => (
        <li key={event.id}>
          <CalendarEventChip {...common} event={event} layout={view === 'week' ? 'full' : 'line'} />
        </li>
      ))}
      {!fits && (
        <li>
          <CalendarMore
            {...common}
            events={events}
            day={format.fullDay(day)}
            label={texts.more(events.length - shown.length)}
          />
        </li>
      )}
    </ul>
  );
}

export function CalendarDay(props: CalendarDayProps) {
  const { day, view, events, isActive, isToday, isOutside, isNarrow, isLoading } = props;
  const { format, texts, mark, onPress } = props;
  const name = [
    format.fullDay(day),
    ...(mark ? [mark] : []),
    ...(events.length > 0 ? [texts.count(events.length)] : []),
  ].join(', ');
  const showsDots = isNarrow && view === 'month';
  return (
    <td
      role="gridcell"
      className={styles.cell}
      aria-selected={isActive}
      data-outside={isOutside || undefined}
      data-today={isToday || undefined}
      data-marked={mark ? true : undefined}
    >
      <div className={styles.line}>
        {/* Outside the button, whose accessible name has the full weekday. */}
        {view === 'week' && (
          <span className={styles.dayName} aria-hidden="true">
            {format.shortWeekday(day)}
          </span>
        )}
        <button
          type="button"
          className={styles.day}
          data-day={day}
          tabIndex={isActive ? 0 : -1}
          aria-current={isToday ? 'date' : undefined}
          aria-label={name}
          onClick={onPress}
        >
          <span className={styles.number}>{format.dayOfMonth(day)}</span>
          {showsDots && <Dots events={events} />}
        </button>
      </div>
      {isLoading && events.length === 0 && <Skeleton />}
      {!showsDots && events.length > 0 && <DayEvents {...props} />}
    </td>
  );
}
