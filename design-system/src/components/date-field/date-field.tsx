import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { useFieldControl } from '../form-field/field-context';
import fieldStyles from '../field-control/field-control.module.css';
import styles from './date-field.module.css';

export interface DateFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** The earliest day you may choose, as YYYY-MM-DD. */
  min?: string | number;
  /** The latest day you may choose, as YYYY-MM-DD. */
  max?: string | number;
}

/** A day, with the calendar of your device. Its value is YYYY-MM-DD. Put it into a `FormField`. */
export function DateField({ className, ...rest }: DateFieldProps) {
  const control = useFieldControl(rest);
  return (
    <input
      {...control}
      type="date"
      className={classNames(fieldStyles.control, styles.date, className)}
    />
  );
}
