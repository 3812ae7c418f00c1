import type { ReactNode } from 'react';
import styles from './form-layout.module.css';

export interface FormActionsProps {
  /** The buttons: the one that sends first. */
  children: ReactNode;
  /** At which end of the line they stand. */
  align?: 'start' | 'end';
}

/** The buttons of a form. On a phone they take the whole width. */
export function FormActions({ children, align = 'start' }: FormActionsProps) {
  return (
    <div className={styles.actions} data-align={align}>
      {children}
    </div>
  );
}
