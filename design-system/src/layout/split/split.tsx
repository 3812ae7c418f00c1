import type { ReactNode, Ref } from 'react';
import styles from './split.module.css';

export interface SplitProps {
  /** The list. */
  list: ReactNode;
  /** Accessible name of the list pane. */
  listLabel: string;
  /** Fixed above the scrolling list, for example a search. */
  listHeader?: ReactNode;
  /** The selected item, or a hint to select one. */
  detail: ReactNode;
  /** Accessible name of the detail pane. */
  detailLabel: string;
  /** Fixed above the scrolling detail: title, and a back button on narrow screens. */
  detailHeader?: ReactNode;
  /** Fixed below the scrolling detail, for example a composer. */
  detailFooter?: ReactNode;
  /** Ref of the detail's scroll container. */
  detailRef?: Ref<HTMLDivElement>;
  /** Which pane a narrow screen shows. A wide one shows both. */
  showing: 'list' | 'detail';
}

/** A list and its selected item, side by side where there is room. */
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
        {/* Focusable, because it has no focusable content and the keyboard must scroll it. */}
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
