import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import { describedByOf, FieldNote } from '../form-field/field-note';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** What is on or off. It reads the same in both states, and the whole line can be pressed. */
  label: ReactNode;
  /** One more sentence about it. */
  hint?: string;
  /** Why it could not be switched. */
  error?: string;
  /** The change is being saved: the switch keeps its focus and ignores more presses. */
  loading?: boolean;
  /** Gets the new state, `true` for on. */
  onCheckedChange?: (checked: boolean) => void;
  /** On which side of its text the switch stands: `end` for rows of settings. */
  side?: 'start' | 'end';
}

/** Turns something on or off at once, without a form to send. With a form, use a `Checkbox`. */
export function Switch({
  label,
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
    // React reports a press that was refused as well.
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
        <span>{label}</span>
      </label>
      <div className={styles.note}>
        <FieldNote id={inputId} hint={hint} error={error} />
      </div>
    </div>
  );
}
