import { useId } from 'react';
import { CalendarEventChip } from './calendar-event-chip';
import type { CalendarEvent } from './calendar-types';
import styles from './calendar.module.css';

interface CalendarAgendaProps {
  day: string;
  events: readonly CalendarEvent[];
  noEvents: string;
  onEventSelect: ((event: CalendarEvent) => void) | undefined;
}

/** Events of the active day as a list, below a narrow month. */
export function CalendarAgenda({ day, events, noEvents, onEventSelect }: CalendarAgendaProps) {
  const dayId = useId();
  return (
    <div role="group" aria-labelledby={dayId} className={styles.agenda}>
      <p id={dayId} className={styles.agendaDay}>
        {day}
      </p>
      {events.length === 0 ? (
        <p className={styles.agendaEmpty}>{noEvents}</p>
      ) : (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event.id}>
              <CalendarEventChip event={event} layout="full" onSelect={onEventSelect} isReachable />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
