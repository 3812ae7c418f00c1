import { Question } from '../choice/question';
import { DatePicker, type DatePickerTexts, type DaySpan } from '../date-picker';
import { DatePopover } from '../date-picker/date-popover';
import { loadDayGrid } from '../date-picker/use-day-grid';
import fieldStyles from '../field-control/field-control.module.css';
import styles from './date-range.module.css';

export interface DateRangePreset {
  /** Text of the button, such as "Next week". */
  label: string;
  /** Its range. */
  value: DaySpan;
}

export interface DateRangeProps {
  /** Legend of the group. */
  legend: string;
  /** Label of the first day. */
  fromLabel: string;
  /** Label of the last day. */
  toLabel: string;
  /** The range as YYYY-MM-DD; empty strings while not selected. */
  value: DaySpan;
  /** Called on each change. While typing, `to` may be before `from`: report it in `error`. */
  onValueChange: (value: DaySpan) => void;
  /** Texts of the calendar. */
  calendar: DatePickerTexts;
  /** The earliest selectable day, YYYY-MM-DD. */
  min?: string;
  /** The latest selectable day, YYYY-MM-DD. */
  max?: string;
  /** Today as YYYY-MM-DD; default: the device's date. */
  today?: string;
  /** Preset ranges above the calendar. */
  presets?: readonly DateRangePreset[];
  /** Help text. */
  hint?: string;
  /** Error message. */
  error?: string;
  /** Marks it as required. */
  required?: boolean;
  /** Visible but not editable. */
  disabled?: boolean;
  /** Field names of the two days. */
  names?: DaySpan;
  /** Id of the group, for an error summary. */
  id?: string;
}

/** A range of days to type or pick. */
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
