import { useId, useMemo, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import { FieldContext } from './field-context';
import { describedByOf, FieldNote } from './field-note';
import styles from './form-field.module.css';

export interface FormFieldProps {
  /** What you are asked for. Clicking it puts the cursor into the control. */
  label: string;
  /** The one control of this field. It takes its id and its state from here. */
  children: ReactNode;
  /** An example or a rule, shown before you get it wrong. */
  hint?: string;
  /** What is wrong with the value. The control turns invalid as long as this is set. */
  error?: string;
  /** Marks the field with a star and tells screen readers that it must be filled. */
  required?: boolean;
  /** A word beside the label of a field you may leave empty. */
  optionalLabel?: string;
  /** Keep the label for screen readers only, where the place explains itself. */
  hideLabel?: boolean;
  /** A fixed id for the control, so that an error summary can link to it. */
  id?: string;
  /** A class of your own for the frame, to place it in a form. */
  className?: string;
}

/** Label, control, hint and error of one question. */
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
