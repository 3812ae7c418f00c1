import { useImperativeHandle, useRef, type ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { setInputValue } from '../date-field/set-input-value';
import fieldStyles from '../field-control/field-control.module.css';
import { useFieldControl } from '../form-field/field-context';
import { timeLimit, type TimeListTexts } from './time-list';
import { TimeMenu } from './time-menu';
import styles from './time-field.module.css';

export interface TimeFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'list'> {
  /** How far one press of the arrows goes, in seconds. */
  step?: number;
  /** The earliest time you may choose, as HH:MM. */
  min?: string | number;
  /** The latest time you may choose, as HH:MM. */
  max?: string | number;
  /** The words of the list of times beside the field. Without them, and on a phone, it is the clock of the device. */
  times?: TimeListTexts;
  /** How many minutes apart the times of the list are. */
  timesEvery?: number;
}

/** A time of day: typed into the field, or chosen from a list. Its value is HH:MM. Put it into a `FormField`. */
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
