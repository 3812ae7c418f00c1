import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './date-line.module.css';

export interface DateLineFact {
  /** The term, for screen readers. */
  term: string;
  /** The value. */
  description: ReactNode;
}

export interface DateLineProps {
  /** The day as the tile shows it; hidden from screen readers, which get the other facts. */
  tile: { weekday: string; day: string; month: string };
  /** The main fact, for example the hours. */
  main: DateLineFact;
  /** A second fact, for example the date in words. */
  detail?: DateLineFact;
  /** A figure at the end, for example the pay. */
  figure?: DateLineFact & { note?: ReactNode };
  /** Highlights a near day. */
  soon?: boolean;
  /** Dims a day in the past or a cancelled one. */
  past?: boolean;
}

/** Date tile, hours and a figure of one entry. */
export function DateLine({ tile, main, detail, figure, soon, past }: DateLineProps) {
  return (
    <div className={styles.place}>
      <div className={styles.line} data-past={past || undefined}>
        <div className={styles.tile} data-soon={soon || undefined} aria-hidden="true">
          <span className={styles.weekday}>{tile.weekday}</span>
          <span className={styles.day}>{tile.day}</span>
          <span className={styles.month}>{tile.month}</span>
        </div>
        <dl className={styles.facts}>
          <div className={styles.when}>
            <dt>
              <VisuallyHidden>{main.term}</VisuallyHidden>
            </dt>
            <dd className={styles.main}>
              <bdi>{main.description}</bdi>
            </dd>
            {detail && (
              <>
                <dt>
                  <VisuallyHidden>{detail.term}</VisuallyHidden>
                </dt>
                <dd className={styles.detail}>
                  <bdi>{detail.description}</bdi>
                </dd>
              </>
            )}
          </div>
          {figure && (
            <div className={styles.figure}>
              <dt>
                <VisuallyHidden>{figure.term}</VisuallyHidden>
              </dt>
              <dd>
                <bdi className={styles.main}>{figure.description}</bdi>{' '}
                {figure.note && <span className={styles.note}>{figure.note}</span>}
              </dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  );
}
