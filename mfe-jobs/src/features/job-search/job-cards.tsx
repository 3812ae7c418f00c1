import type { ReactNode } from 'react';
import styles from './job-card.module.css';

/** A grid of cards, or rows on wide screens. */
export function JobCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
