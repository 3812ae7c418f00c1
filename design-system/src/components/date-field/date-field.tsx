import { useImperativeHandle, useRef, useState, type ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { DatePicker, type DatePickerTexts } from '../date-picker';
import { DatePopover } from '../date-picker/date-popover';
import { dayLimit } from '../date-picker/days';
import { loadDayGrid } from '../date-picker/use-day-grid';
import fieldStyles from '../field-control/field-control.module.css';
import { useFieldControl } from '../form-field/field-context';
import { setInputValue } from './set-input-value';
import styles from './date-field.module.css';

export interface DateFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** The earliest selectable day, YYYY-MM-DD. */
  min?: string | number;
  /** The latest selectable day, YYYY-MM-DD. */
  max?: string | number;
  /** Texts of our calendar. Without them, and on phones, the browser's picker is used. */
  calendar?: DatePickerTexts;
  /** Today as YYYY-MM-DD; default: the device's date. */
  today?: string;
}

/** A day to type or pick. Its value is YYYY-MM-DD. Put it into a `FormField`. */
export function DateField({ calendar, today, className, ref, ...rest }: DateFieldProps) {
  const control = useFieldControl(rest);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => inputRef.current,
  );
  const input = (
    <input
      {...control}
      ref={inputRef}
      type="date"
      data-calendar={calendar ? true : undefined}
      className={classNames(fieldStyles.control, styles.date, className)}
    />
  );
  if (!calendar) return input;
  return (
    <div className={styles.frame}>
      {input}
      <span className={styles.opener}>
        <DatePopover
          label={calendar.open}
          icon="calendar"
          disabled={Boolean(rest.disabled || rest.readOnly)}
          onPrepare={() => void loadDayGrid().catch(() => undefined)}
        >
          {(close) => (
            <OpenCalendar
              texts={calendar}
              today={today}
              min={dayLimit(rest.min)}
              max={dayLimit(rest.max)}
              input={inputRef.current}
              onClose={close}
            />
          )}
        </DatePopover>
      </span>
    </div>
  );
}

interface OpenCalendarProps {
  texts: DatePickerTexts;
  today: string | undefined;
  min: string | undefined;
  max: string | undefined;
  input: HTMLInputElement | null;
  onClose: () => void;
}

function OpenCalendar({ texts, today, min, max, input, onClose }: OpenCalendarProps) {
  const [value] = useState(() => input?.value ?? '');
  return (
    <DatePicker
      mode="single"
      texts={texts}
      today={today}
      min={min}
      max={max}
      autoFocus
      value={value}
      onValueChange={(day) => {
        if (input) setInputValue(input, day);
        onClose();
      }}
    />
  );
}
