import { Children, type CSSProperties, type ReactNode } from 'react';
import styles from './job-card.module.css';

const BATCH = 8;

/** Cards in batches, each watched, laid out and painted as one: a frame of a thousand cards costs what the batches do. */
export function JobCards({ children }: { children: ReactNode }) {
  const cards = Children.toArray(children);
  const starts = [...cards.keys()].filter((index) => index % BATCH === 0);
  return (
    <div className={styles.list}>
      {starts.map((start) => {
        const batch = cards.slice(start, start + BATCH);
        const count = { '--count': batch.length } as CSSProperties;
        return (
          <div key={start} className={styles.cards} style={count}>
            {batch}
          </div>
        );
      })}
    </div>
  );
}
