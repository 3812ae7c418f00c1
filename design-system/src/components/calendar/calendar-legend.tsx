import { Icon } from '../icon';
import type { CalendarDayMark, CalendarEvent } from './calendar-types';
import styles from './calendar-marks.module.css';

interface CalendarLegendProps {
  label: string;
  /** Events whose marks are visible. */
  events: readonly CalendarEvent[];
  dayMark: CalendarDayMark | undefined;
}

/** The states of events, each once, beside their marks, and what marked days are. */
export function CalendarLegend({ label, events, dayMark }: CalendarLegendProps) {
  const states = new Map<string, CalendarEvent>();
  for (const event of events) {
    const key = `${event.tone ?? 'neutral'} ${event.isTentative ?? false} ${event.state}`;
    if (event.state && !states.has(key)) states.set(key, event);
  }
  if (states.size === 0 && !dayMark) return null;
  return (
    <ul className={styles.legend} aria-label={label}>
      {dayMark && (
        <li className={styles.state}>
          <span className={styles.markedDay} />
          {dayMark.label}
        </li>
      )}
      {[...states].map(([key, { tone = 'neutral', icon, state, isTentative }]) => (
        <li key={key} className={styles.state}>
          <span className={styles.dot} data-tone={tone} data-hollow={isTentative} />
          {icon && <Icon name={icon} size="small" />}
          {state}
        </li>
      ))}
    </ul>
  );
}
