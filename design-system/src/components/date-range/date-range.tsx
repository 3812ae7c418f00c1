import { Question } from '../choice/question';
import { DatePicker, type DatePickerTexts, type DaySpan } from '../date-picker';
import { DatePopover } from '../date-picker/date-popover';
import { loadDayGrid } from '../date-picker/use-day-grid';
import fieldStyles from '../field-control/field-control.module.css';
import styles from './date-range.module.css';

export interface DateRangePreset {
  /** What the button reads, such as "Next week". */
  label: string;
  /** The days it stands for. */
  value: DaySpan;
}

export interface DateRangeProps {
  /** The question over the two days. */
  legend: string;
  /** What the first day is called. */
  fromLabel: string;
  /** What the last day is called. */
  toLabel: string;
  /** The chosen days as YYYY-MM-DD; empty texts while there are none. */
  value: DaySpan;
  /** Gets the days after each change. The last may be before the first while somebody types: say so in `error`. */
  onValueChange: (value: DaySpan) => void;
  /** The words of the calendar. */
  calendar: DatePickerTexts;
  /** The earliest day you may choose, as YYYY-MM-DD. */
  min?: string;
  /** The latest day you may choose, as YYYY-MM-DD. */
  max?: string;
  /** The day that is today, as YYYY-MM-DD; the clock of the device knows it otherwise. */
  today?: string;
  /** Spans that are chosen with one press, over the calendar. */
  presets?: readonly DateRangePreset[];
  /** A sentence that helps to answer. */
  hint?: string;
  /** What is wrong with the answer. */
  error?: string;
  /** Marks it as needed. */
  required?: boolean;
  /** Shown, but not to be changed. */
  disabled?: boolean;
  /** Names the two days are sent under. */
  names?: DaySpan;
  /** Id of the group, for an error summary. */
  id?: string;
}

/** A first and a last day: typed, or chosen from one calendar. */
export function DateRange({
  legend,
  fromLabel,
  toLabel,
  value,
  onValueChange,
  calendar,
  min,
  max,
  today,
  presets = [],
  hint,
  error,
  required,
  disabled = false,
  names,
  id,
}: DateRangeProps) {
  const days = [
    { part: 'from', label: fromLabel, min, max: value.to || max },
    { part: 'to', label: toLabel, min: value.from || min, max },
  ] as const;
  return (
    <Question
      id={id}
      legend={legend}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
    >
      <div className={styles.line}>
        {days.map((day) => (
          <label key={day.part} className={styles.day}>
            <span className={styles.label}>{day.label}</span>
            <input
              type="date"
              name={names?.[day.part]}
              min={day.min}
              max={day.max}
              value={value[day.part]}
              aria-required={required || undefined}
              aria-invalid={Boolean(error) || undefined}
              className={fieldStyles.control}
              onChange={(event) => onValueChange({ ...value, [day.part]: event.target.value })}
            />
          </label>
        ))}
        <span className={styles.opener}>
          <DatePopover
            label={calendar.open}
            icon="calendar"
            disabled={disabled}
            onPrepare={() => void loadDayGrid().catch(() => undefined)}
          >
            {(close) => (
              <div className={styles.popover}>
                {presets.length > 0 && (
                  <ul className={styles.presets}>
                    {presets.map((preset) => (
                      <li key={preset.label}>
                        <button
                          type="button"
                          className={styles.preset}
                          onClick={() => {
                            onValueChange(preset.value);
                            close();
                          }}
                        >
                          {preset.label}
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
                <DatePicker
                  mode="range"
                  texts={calendar}
                  today={today}
                  min={min}
                  max={max}
                  autoFocus
                  value={value}
                  onValueChange={(span) => {
                    onValueChange(span);
                    if (span.from && span.to) close();
                  }}
                />
              </div>
            )}
          </DatePopover>
        </span>
      </div>
    </Question>
  );
}
