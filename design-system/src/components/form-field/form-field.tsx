import { useId, useMemo, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import { FieldContext } from './field-context';
import { describedByOf, FieldNote } from './field-note';
import styles from './form-field.module.css';

export interface FormFieldProps {
  /** Label; a click focuses the control. */
  label: string;
  /** The one control, which gets id and state from the field. */
  children: ReactNode;
  /** Help text, such as an example or a rule. */
  hint?: string;
  /** Error message; marks the control as invalid. */
  error?: string;
  /** Marks the field as required, visually and for screen readers. */
  required?: boolean;
  /** Text beside the label of an optional field. */
  optionalLabel?: string;
  /** Shows the label to screen readers only, where the context is clear. */
  hideLabel?: boolean;
  /** Fixed id of the control, for links of an error summary. */
  id?: string;
  /** Class of the wrapper. */
  className?: string;
}

/** Label, control, help and error of one field. */
export function FormField({
  label,
  children,
  hint,
  error,
  required = false,
  optionalLabel,
  hideLabel = false,
  id,
  className,
}: FormFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = describedByOf({ id: controlId, hint, error });
  const field = useMemo(
    () => ({ controlId, describedBy, isInvalid: Boolean(error), isRequired: required }),
    [controlId, describedBy, error, required],
  );
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={hideLabel ? styles.hiddenLabel : styles.label}>
        {label}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            *
          </span>
        )}
        {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      <FieldContext value={field}>{children}</FieldContext>
      <FieldNote id={controlId} hint={hint} error={error} />
    </div>
  );
}
