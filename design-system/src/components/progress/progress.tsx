import { useId } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  /** Accessible name of the bar. */
  label: string;
  /** Shows the label to screen readers only, where the context is clear. */
  hideLabel?: boolean;
  /** Progress from 0 to `max`; omit if unknown. */
  value?: number;
  /** Value of completion. */
  max?: number;
  /** The value in words, read instead of a percentage: `3 of 5 steps`. */
  valueText?: string;
  /** A sentence below the bar: what is left, or what failed. */
  hint?: string;
  /** Meaning of the colour; say it in `hint` too. */
  tone?: 'brand' | 'success' | 'warning' | 'danger';
  /** `small` for a file in a list. */
  size?: 'small' | 'medium';
}

/** Progress of an upload, a profile or a form. */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  hint,
  tone = 'brand',
  size = 'medium',
}: ProgressProps) {
  const id = useId();
  const done = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  const share = done === undefined || max <= 0 ? undefined : (done / max) * 100;
  const showsLine = !hideLabel || valueText !== undefined;
  return (
    <div className={styles.progress} data-size={size} data-tone={tone}>
      <div className={showsLine ? styles.line : styles.hiddenLine}>
        <span id={`${id}-label`} className={hideLabel ? styles.hiddenLabel : styles.label}>
          {label}
        </span>
        {valueText && (
          <span className={styles.value} aria-hidden="true">
            {valueText}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        className={styles.track}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={done}
        aria-valuetext={valueText}
        data-indeterminate={share === undefined || undefined}
      >
        <span
          className={styles.bar}
          style={share === undefined ? undefined : { inlineSize: `${share}%` }}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
