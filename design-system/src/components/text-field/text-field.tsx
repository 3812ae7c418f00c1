import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { useFieldControl } from '../form-field/field-context';
import fieldStyles from '../field-control/field-control.module.css';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
  /** Input type, which decides the keyboard of phones. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'password';
  /** Symbol before the value, such as a currency. */
  prefix?: ReactNode;
  /** Unit after the value. */
  suffix?: ReactNode;
}

/** A single-line text input. Put it into a `FormField`. */
export function TextField({ type = 'text', prefix, suffix, className, ...rest }: TextFieldProps) {
  const control = useFieldControl(rest);
  const input = (
    <input {...control} type={type} className={classNames(fieldStyles.control, className)} />
  );
  if (!prefix && !suffix) return input;
  return (
    <div
      className={styles.frame}
      data-prefix={prefix ? true : undefined}
      data-suffix={suffix ? true : undefined}
    >
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      {input}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </div>
  );
}
