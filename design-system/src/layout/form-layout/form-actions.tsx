import type { ReactNode } from 'react';
import styles from './form-layout.module.css';

export interface FormActionsProps {
  /** The buttons: the one that sends first. */
  children: ReactNode;
  /** At which end of the line they stand. */
  align?: 'start' | 'end';
  /** Keep the buttons in view at the bottom of a long form. On a screen too low for that they stay at its end. */
  sticky?: boolean;
  /** How the form stands: saved when, how many answers are missing. Announced when it changes. */
  note?: ReactNode;
}

/** The buttons of a form. On a phone they take the whole width. */
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
