import { Icon } from '../icon';
import type { CalendarEvent } from './calendar-types';
import styles from './calendar-marks.module.css';

interface CalendarLegendProps {
  label: string;
  /** Events whose marks are visible. */
  events: readonly CalendarEvent[];
}

/** The states of events, each once, beside the colour of its mark. */
export function CalendarLegend({ label, events }: CalendarLegendProps) {
  const states = new Map<string, CalendarEvent>();
  for (const event of events) {
    const key = `${event.tone ?? 'neutral'} ${event.state}`;
    if (event.state && !states.has(key)) states.set(key, event);
  }
  if (states.size === 0) return null;
  return (
    <ul className={styles.legend} aria-label={label}>
      {[...states].map(([key, { tone = 'neutral', icon, state }]) => (
        <li key={key} className={styles.state}>
          <span className={styles.dot} data-tone={tone} />
          {icon && <Icon name={icon} size="small" />}
          {state}
        </li>
      ))}
    </ul>
  );
}
