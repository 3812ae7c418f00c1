import type { ReactNode, Ref } from 'react';
import styles from './split.module.css';

export interface SplitProps {
  /** The things to choose from. */
  list: ReactNode;
  /** Name of the list's pane. */
  listLabel: string;
  /** Stays over the list while it scrolls, for example a search. */
  listHeader?: ReactNode;
  /** The chosen thing, or a word on what to choose. */
  detail: ReactNode;
  /** Name of the detail's pane. */
  detailLabel: string;
  /** Stays over the detail while it scrolls: what it is, and the way back on a narrow screen. */
  detailHeader?: ReactNode;
  /** Stays under the detail while it scrolls, for example what you are writing. */
  detailFooter?: ReactNode;
  /** Reach the part of the detail that scrolls. */
  detailRef?: Ref<HTMLDivElement>;
  /** Which of the two a narrow screen shows. A wide one shows both. */
  showing: 'list' | 'detail';
}

/** A list and what is chosen in it, side by side where there is room. */
export function Split({
  list,
  listLabel,
  listHeader,
  detail,
  detailLabel,
  detailHeader,
  detailFooter,
  detailRef,
  showing,
}: SplitProps) {
  return (
    <div className={styles.split} data-showing={showing}>
      <section aria-label={listLabel} className={styles.list}>
        {listHeader && <div className={styles.header}>{listHeader}</div>}
        <div className={styles.scroller}>{list}</div>
      </section>
      <section aria-label={detailLabel} className={styles.detail}>
        {detailHeader && <div className={styles.header}>{detailHeader}</div>}
        {/* Holds nothing that takes the focus, so the keyboard needs the pane itself to scroll it. */}
        <div
          ref={detailRef}
          className={styles.scroller}
          tabIndex={0}
          role="group"
          aria-label={detailLabel}
        >
          {detail}
        </div>
        {detailFooter && <div className={styles.footer}>{detailFooter}</div>}
      </section>
    </div>
  );
}
