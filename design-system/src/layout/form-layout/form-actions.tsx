import type { ReactNode } from 'react';
import styles from './form-layout.module.css';

export interface FormActionsProps {
  /** Buttons, submit first. */
  children: ReactNode;
  /** Alignment of the buttons. */
  align?: 'start' | 'end';
  /** Keeps the buttons visible at the bottom of a long form, except on low screens. */
  sticky?: boolean;
  /** State of the form: saved when, how many answers are missing. Announced on change. */
  note?: ReactNode;
}

/** Buttons of a form; full width on phones. */
export function FormActions({ children, align = 'start', sticky = false, note }: FormActionsProps) {
  return (
    <div className={styles.actions} data-align={align} data-sticky={sticky || undefined}>
      {note !== undefined && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      {children}
    </div>
  );
}
