import type { ReactNode } from 'react';
import styles from './job-card.module.css';

/** Cards beside each other, or rows below each other where it is wide. */
export function JobCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
