import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './date-line.module.css';

export interface DateLineFact {
  /** What it is, for screen readers. */
  term: string;
  /** How it is here. */
  description: ReactNode;
}

export interface DateLineProps {
  /** The day as the tile draws it, in the reader's language. Screen readers get the other facts. */
  tile: { weekday: string; day: string; month: string };
  /** What one looks for first, for example the hours. */
  main: DateLineFact;
  /** What completes it, for example the date in words. */
  detail?: DateLineFact;
  /** A number at the far end, for example the pay. */
  figure?: DateLineFact & { note?: ReactNode };
  /** The day is near: the tile takes the colour of what happens soon. */
  soon?: boolean;
  /** The day is over, or nothing comes of it: everything steps back. */
  past?: boolean;
}

/** When something is, and for how much: a leaf of the calendar, the hours, a number at the far end. */
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
