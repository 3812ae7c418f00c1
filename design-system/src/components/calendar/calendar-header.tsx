import { Button } from '../button';
import { IconButton } from '../icon-button';
import { movePages } from './calendar-days';
import type { CalendarTexts, CalendarView } from './calendar-types';
import styles from './calendar.module.css';

interface CalendarHeaderProps {
  title: string;
  titleId: string;
  titleAs: 'h2' | 'h3' | 'h4';
  view: CalendarView;
  date: string;
  today: string;
  texts: CalendarTexts;
  onDateChange: (date: string) => void;
  onViewChange: ((view: CalendarView) => void) | undefined;
}

const views = ['month', 'week'] as const;

function ViewSwitch({
  view,
  texts,
  onViewChange,
}: Pick<CalendarHeaderProps, 'view' | 'texts' | 'onViewChange'>) {
  return (
    <div className={styles.views}>
      {views.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.view}
          aria-pressed={name === view}
          onClick={() => onViewChange?.(name)}
        >
          {texts.views[name]}
        </button>
      ))}
    </div>
  );
}

export function CalendarHeader({
  title,
  titleId,
  titleAs: Title,
  view,
  date,
  today,
  texts,
  onDateChange,
  onViewChange,
}: CalendarHeaderProps) {
  return (
    <div className={styles.header}>
      <Title id={titleId} className={styles.title} aria-live="polite">
        {title}
      </Title>
      <div className={styles.controls}>
        <Button variant="secondary" size="small" onClick={() => onDateChange(today)}>
          {texts.today}
        </Button>
        <IconButton
          icon="chevron-start"
          label={texts.previous[view]}
          onClick={() => onDateChange(movePages(view, date, -1))}
        />
        <IconButton
          icon="chevron-end"
          label={texts.next[view]}
          onClick={() => onDateChange(movePages(view, date, 1))}
        />
        {onViewChange && <ViewSwitch view={view} texts={texts} onViewChange={onViewChange} />}
      </div>
    </div>
  );
}
