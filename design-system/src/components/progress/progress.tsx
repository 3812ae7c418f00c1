import { useId } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What is under way; the name of the bar. */
  label: string;
  /** Keep the label for screen readers only, where the place explains itself. */
  hideLabel?: boolean;
  /** How much is done, from 0 to `max`. Leave it out while nobody knows. */
  value?: number;
  /** What `value` is when all is done. */
  max?: number;
  /** The value in words, shown at the end of the line and read out instead of a percentage: `3 of 5 steps`. */
  valueText?: string;
  /** One sentence under the bar: what is left, or what went wrong. */
  hint?: string;
  /** What the colour stands for; say it in `hint` as well. */
  tone?: 'brand' | 'success' | 'warning' | 'danger';
  /** `small` for the line of a file in a list. */
  size?: 'small' | 'medium';
}

/** Shows how far something has come: an upload, a profile, a form. */
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
