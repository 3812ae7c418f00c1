import { Skeleton } from '../skeleton';
import type { DatePickerTexts, DaySpan } from './days';
import type { DayGridProps } from './day-grid';
import { useDayGrid } from './use-day-grid';
import styles from './date-picker.module.css';

interface DatePickerFrame {
  /** Texts and locale of the calendar. */
  texts: DatePickerTexts;
  /** The earliest selectable day, YYYY-MM-DD. */
  min?: string;
  /** The latest selectable day, YYYY-MM-DD. */
  max?: string;
  /** Today as YYYY-MM-DD; default: the device's date. */
  today?: string;
  /** Focuses the selected day, or today, on mount. */
  autoFocus?: boolean;
}

interface OneDay {
  /** A single day or a range. */
  mode: 'single';
  /** The selected day as YYYY-MM-DD, or an empty string. */
  value: string;
  /** Called with the selected day. */
  onValueChange: (day: string) => void;
}

interface SeveralDays {
  /** A single day or a range. */
  mode: 'range';
  /** The selected range. */
  value: DaySpan;
  /** Called with the range; `to` is empty until the last day is selected. */
  onValueChange: (span: DaySpan) => void;
}

export type DatePickerProps = DatePickerFrame & (OneDay | SeveralDays);

/** A month of selectable days. `DateField` and `DateRange` open it in a popover. */
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
