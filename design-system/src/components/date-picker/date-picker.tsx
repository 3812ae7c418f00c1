import { Skeleton } from '../skeleton';
import type { DatePickerTexts, DaySpan } from './days';
import type { DayGridProps } from './day-grid';
import { useDayGrid } from './use-day-grid';
import styles from './date-picker.module.css';

interface DatePickerFrame {
  /** The words of the calendar and its language. */
  texts: DatePickerTexts;
  /** The earliest day you may choose, as YYYY-MM-DD. */
  min?: string;
  /** The latest day you may choose, as YYYY-MM-DD. */
  max?: string;
  /** The day that is today, as YYYY-MM-DD; the clock of the device knows it otherwise. */
  today?: string;
  /** Put the focus on the chosen day, or on today, when it appears. */
  autoFocus?: boolean;
}

interface OneDay {
  /** Choose one day, or the first and the last of several. */
  mode: 'single';
  /** The chosen day as YYYY-MM-DD; the empty text while there is none. */
  value: string;
  /** Gets the newly chosen day. */
  onValueChange: (day: string) => void;
}

interface SeveralDays {
  /** Choose one day, or the first and the last of several. */
  mode: 'range';
  /** The chosen days. */
  value: DaySpan;
  /** Gets the newly chosen days; `to` is empty until the last one is chosen. */
  onValueChange: (span: DaySpan) => void;
}

export type DatePickerProps = DatePickerFrame & (OneDay | SeveralDays);

/** One month of days to choose from. `DateField` and `DateRange` open it; use it alone where it always stands. */
export function DatePicker({
  texts,
  min,
  max,
  today,
  autoFocus = false,
  ...choice
}: DatePickerProps) {
  const Grid = useDayGrid();
  if (Grid === 'failed') return <p className={styles.failed}>{texts.failed}</p>;
  if (Grid === 'loading') {
    return (
      <div className={styles.loading} aria-busy="true">
        <Skeleton shape="box" />
      </div>
    );
  }
  const selection: DayGridProps['selection'] =
    choice.mode === 'single'
      ? { mode: 'single', value: choice.value, onChange: choice.onValueChange }
      : { mode: 'range', value: choice.value, onChange: choice.onValueChange };
  return (
    <Grid
      texts={texts}
      min={min}
      max={max}
      today={today}
      autoFocus={autoFocus}
      selection={selection}
    />
  );
}
