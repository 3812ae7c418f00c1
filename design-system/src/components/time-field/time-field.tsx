import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { useFieldControl } from '../form-field/field-context';
import fieldStyles from '../field-control/field-control.module.css';
import styles from './time-field.module.css';

export interface TimeFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** How far one press of the arrows goes, in seconds. */
  step?: number;
}

/** A time of day, with the clock of your device. Its value is HH:MM. Put it into a `FormField`. */
export function TimeField({ className, step = 300, ...rest }: TimeFieldProps) {
  const control = useFieldControl(rest);
  return (
    <input
      {...control}
      type="time"
      step={step}
      className={classNames(fieldStyles.control, styles.time, className)}
    />
  );
}
