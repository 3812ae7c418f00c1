import { useImperativeHandle, useRef, type ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { setInputValue } from '../date-field/set-input-value';
import fieldStyles from '../field-control/field-control.module.css';
import { useFieldControl } from '../form-field/field-context';
import { timeLimit, type TimeListTexts } from './time-list';
import { TimeMenu } from './time-menu';
import styles from './time-field.module.css';

export interface TimeFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'list'> {
  /** Step of the arrow keys in seconds. */
  step?: number;
  /** The earliest time, HH:MM. */
  min?: string | number;
  /** The latest time, HH:MM. */
  max?: string | number;
  /** Texts of our time list. Without them, and on phones, the browser's picker is used. */
  times?: TimeListTexts;
  /** Interval of the list in minutes. */
  timesEvery?: number;
}

/** A time to type or pick. Its value is HH:MM. Put it into a `FormField`. */
export function TimeField({
  className,
  step = 300,
  times,
  timesEvery = 15,
  ref,
  ...rest
}: TimeFieldProps) {
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
      type="time"
      step={step}
      data-times={times ? true : undefined}
      className={classNames(fieldStyles.control, styles.input, className)}
    />
  );
  if (!times) return input;
  return (
    <div className={styles.frame}>
      {input}
      <TimeMenu
        texts={times}
        min={timeLimit(rest.min)}
        max={timeLimit(rest.max)}
        everyMinutes={timesEvery}
        disabled={Boolean(rest.disabled || rest.readOnly)}
        currentValue={() => inputRef.current?.value ?? ''}
        onChoose={(time) => inputRef.current && setInputValue(inputRef.current, time)}
      />
    </div>
  );
}
