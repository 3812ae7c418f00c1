import type { CalendarEvent } from './calendar-types';
import styles from './calendar-event-chip.module.css';

export interface CalendarEventChipProps {
  event: CalendarEvent;
  /** `line` is one line that ends in dots, `full` shows everything. */
  layout: 'line' | 'full';
  onSelect: ((event: CalendarEvent) => void) | undefined;
  /** Whether the Tab key stops here. */
  isReachable: boolean;
}

/** One event: a button where it can be opened, else words. */
export function CalendarEventChip({
  event,
  layout,
  onSelect,
  isReachable,
}: CalendarEventChipProps) {
  const look = {
    className: styles.event,
    'data-tone': event.tone ?? 'neutral',
    'data-layout': layout,
  };
  const time = event.time && <span className={styles.time}>{event.time}</span>;
  const title = <span className={styles.title}>{event.title}</span>;
  // One line has room for one of the two: what it is comes first.
  const content =
    layout === 'line' ? (
      <>
        {title} {time}
      </>
    ) : (
      <>
        {time} {title} {event.detail && <span className={styles.detail}>{event.detail}</span>}
      </>
    );
  if (!onSelect) return <span {...look}>{content}</span>;
  return (
    <button {...look} type="button" tabIndex={isReachable ? 0 : -1} onClick={() => onSelect(event)}>
      {content}
    </button>
  );
}
