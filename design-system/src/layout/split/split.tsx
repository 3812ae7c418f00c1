import type { ReactNode } from 'react';
import styles from './split.module.css';

export interface SplitProps {
  /** The things to choose from. */
  list: ReactNode;
  /** Name of the list's pane. */
  listLabel: string;
  /** The chosen thing, or a word on what to choose. */
  detail: ReactNode;
  /** Name of the detail's pane. */
  detailLabel: string;
  /** Which of the two a narrow screen shows. A wide one shows both. */
  showing: 'list' | 'detail';
}

/** A list and what is chosen in it, side by side where there is room. */
export function Split({ list, listLabel, detail, detailLabel, showing }: SplitProps) {
  return (
    <div className={styles.split} data-showing={showing}>
      <section aria-label={listLabel} className={styles.list}>
        {list}
      </section>
      <section aria-label={detailLabel} className={styles.detail}>
        {detail}
      </section>
    </div>
  );
}
