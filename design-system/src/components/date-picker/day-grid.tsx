import { DayPicker, type DayPickerProps, type Matcher } from 'react-day-picker';
import { usePageDirection } from '../../page-direction';
import { Icon } from '../icon';
import { toDate, toDay, type DatePickerTexts, type DaySpan } from './days';
import styles from './date-picker.module.css';

export interface DayGridProps {
  texts: DatePickerTexts;
  min: string | undefined;
  max: string | undefined;
  today: string | undefined;
  autoFocus: boolean;
  selection:
    | { mode: 'single'; value: string; onChange: (day: string) => void }
    | { mode: 'range'; value: DaySpan; onChange: (span: DaySpan) => void };
}

const classNames = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  month_caption: styles.caption,
  caption_label: styles.captionLabel,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.cell,
  day_button: styles.day,
  today: styles.today,
  selected: styles.selected,
  range_start: styles.start,
  range_middle: styles.middle,
  range_end: styles.end,
  outside: styles.outside,
  disabled: styles.disabled,
} as const;

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon name={orientation === 'left' ? 'chevron-start' : 'chevron-end'} size="small" />;
}

/** Labels and formats by `Intl`, without the library's locale files. */
function wordsOf({ locale, previousMonth, nextMonth, today, chosen }: DatePickerTexts) {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const monthOf = writer({ month: 'long', year: 'numeric' });
  const dayOf = writer({ dateStyle: 'full' });
  const weekdayOf = writer({ weekday: 'long' });
  return {
    labels: {
      labelGrid: monthOf,
      labelPrevious: () => previousMonth,
      labelNext: () => nextMonth,
      labelNav: () => '',
      labelWeekday: weekdayOf,
      labelDayButton: (date, { today: isToday, selected }) =>
        [dayOf(date), isToday && today, selected && chosen].filter(Boolean).join(', '),
    },
    formatters: {
      formatCaption: monthOf,
      formatDay: writer({ day: 'numeric' }),
      formatWeekdayName: writer({ weekday: 'short' }),
    },
  } satisfies Pick<DayPickerProps, 'labels' | 'formatters'>;
}

/** The calendar grid; arrow keys move by day, Page Up and Page Down by month. Lazily loaded. */
export function DayGrid({ texts, min, max, today, autoFocus, selection }: DayGridProps) {
  const dir = usePageDirection();
  const earliest = toDate(min);
  const latest = toDate(max);
  const shown = selection.mode === 'single' ? selection.value : selection.value.from;
  const limits: Matcher[] = [
    ...(earliest ? [{ before: earliest }] : []),
    ...(latest ? [{ after: latest }] : []),
  ];
  const frame = {
    ...wordsOf(texts),
    classNames,
    components: { Chevron },
    dir,
    lang: texts.locale,
    weekStartsOn: texts.weekStartsOn ?? 0,
    today: toDate(today),
    startMonth: earliest,
    endMonth: latest,
    disabled: limits,
    defaultMonth: toDate(shown) ?? toDate(today) ?? earliest,
    showOutsideDays: true,
    autoFocus,
  } as const;
  if (selection.mode === 'single') {
    return (
      <DayPicker
        {...frame}
        mode="single"
        required
        selected={toDate(selection.value)}
        onSelect={(date) => selection.onChange(toDay(date))}
      />
    );
  }
  const { from, to } = selection.value;
  return (
    <DayPicker
      {...frame}
      mode="range"
      required
      resetOnSelect
      selected={{ from: toDate(from), to: toDate(to) }}
      onSelect={(span) =>
        selection.onChange({
          from: span.from ? toDay(span.from) : '',
          to: span.to ? toDay(span.to) : '',
        })
      }
    />
  );
}
