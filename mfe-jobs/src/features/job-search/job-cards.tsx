import type { ReactNode } from 'react';
import styles from './job-card.module.css';

export function JobCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
