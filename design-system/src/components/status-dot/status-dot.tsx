import type { Tone } from '../../tones';
import styles from './status-dot.module.css';

export interface StatusDotProps {
  /** The state in words; colour alone says nothing to many. */
  label: string;
  /** What the colour stands for. */
  tone?: Tone;
  /** Breathe, for something that is live. */
  pulse?: boolean;
  /** Announce changes of the state. */
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
