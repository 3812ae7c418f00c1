import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import choice from '../choice/choice.module.css';
import { describedByOf, FieldNote } from '../form-field/field-note';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Label; the whole line is clickable. */
  label: ReactNode;
  /** Help text. */
  hint?: string;
  /** Error message. */
  error?: string;
}

/** A yes or no that is submitted with the form. */
export function Checkbox({ label, hint, error, id, className, required, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={choice.choice} htmlFor={inputId}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          className={choice.input}
          aria-required={required || undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedByOf({ id: inputId, hint, error })}
        />
        <span>{label}</span>
      </label>
      <div className={styles.note}>
        <FieldNote id={inputId} hint={hint} error={error} />
      </div>
    </div>
  );
}
