import type { Tone } from '../../tones';
import styles from './status-dot.module.css';

export interface StatusDotProps {
  /** The state in words; colour alone is not accessible. */
  label: string;
  /** Meaning of the colour. */
  tone?: Tone;
  /** Pulses, for a live state. */
  pulse?: boolean;
  /** Announces changes. */
  live?: boolean;
}

/** The state of a connection or a person. */
export function StatusDot({
  label,
  tone = 'neutral',
  pulse = false,
  live = false,
}: StatusDotProps) {
  return (
    <span className={styles.status} role={live ? 'status' : undefined}>
      <span
        className={styles.dot}
        data-tone={tone}
        data-pulse={pulse || undefined}
        aria-hidden="true"
      />
      {label}
    </span>
  );
}
