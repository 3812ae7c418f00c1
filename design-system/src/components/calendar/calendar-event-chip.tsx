import { Icon } from '../icon';
import type { CalendarEvent } from './calendar-types';
import styles from './calendar-event-chip.module.css';

export interface CalendarEventChipProps {
  event: CalendarEvent;
  /** `line` truncates to one line, `full` shows everything. */
  layout: 'line' | 'full';
  onSelect: ((event: CalendarEvent) => void) | undefined;
  /** Whether it is a tab stop. */
  isReachable: boolean;
}

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
    'data-off': event.isOff,
    'data-hollow': event.isTentative,
  };
  const time = event.time && <span className={styles.time}>{event.time}</span>;
  const icon = event.icon && (
    <>
      <Icon name={event.icon} size="small" />{' '}
    </>
  );
  const isLine = layout === 'line';
  const title = (
    <span className={styles.title}>
      {!isLine && icon}
      {event.title}
    </span>
  );
  const content = isLine ? (
    <>
      {icon}
      {event.start ? <span className={styles.time}>{event.start}</span> : time} {title}
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
