import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import { describedByOf, FieldNote } from '../form-field/field-note';
import { VisuallyHidden } from '../visually-hidden';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** Label, the same in both states; the whole line is clickable. */
  label: ReactNode;
  /** For screen readers only, where a table or a heading names the setting. */
  hideLabel?: boolean;
  /** Help text. */
  hint?: string;
  /** Why it could not be switched. */
  error?: string;
  /** Saving: keeps the focus and ignores clicks. */
  loading?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Side of the switch: `end` for rows of settings. */
  side?: 'start' | 'end';
}

/** A setting that is applied at once. In a form use a `Checkbox`. */
export function Switch({
  label,
  hideLabel = false,
  hint,
  error,
  loading = false,
  onCheckedChange,
  onChange,
  onClick,
  side = 'start',
  id,
  className,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // React fires the event for a refused click too.
    if (loading) return;
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <div className={classNames(styles.switch, className)} data-side={side}>
      <label className={styles.line} htmlFor={inputId}>
        <span className={styles.frame}>
          <input
            {...rest}
            id={inputId}
            type="checkbox"
            role="switch"
            className={styles.track}
            aria-busy={loading || undefined}
            aria-disabled={loading || undefined}
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={describedByOf({ id: inputId, hint, error })}
            onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
            onChange={handleChange}
          />
          <span className={styles.thumb} aria-hidden="true" />
        </span>
        {hideLabel ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span className={styles.label}>{label}</span>
        )}
      </label>
      <div className={styles.note}>
        <FieldNote id={inputId} hint={hint} error={error} />
      </div>
    </div>
  );
}
