import { useEffect, useRef } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  /** What the button reads. */
  label: string;
  /** What it reads while more is on its way. */
  loadingLabel: string;
  /** More is on its way. */
  loading?: boolean;
  /** Whether there is more; without it only the status shows. */
  hasMore: boolean;
  /** Called when you ask for more. */
  onLoadMore: () => void;
  /** How much is in view, announced when it changes. It takes the focus when the button goes with the last page. */
  status?: string;
  /** Why more could not be loaded; the button then tries again. */
  error?: string;
}

/** The end of a list that goes on. */
export function LoadMore({
  label,
  loadingLabel,
  loading = false,
  hasMore,
  onLoadMore,
  status,
  error,
}: LoadMoreProps) {
  const statusLine = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone: without this, the next Tab would start over at the top of the page.
    if (!hasMore && hadFocus.current && document.activeElement === document.body)
      statusLine.current?.focus();
  }, [hasMore]);
  return (
    <div
      className={styles.more}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        hadFocus.current = event.relatedTarget === null && hadFocus.current;
      }}
    >
      {error && (
        <p role="alert" className={styles.error}>
          <Icon name="alert" size="small" />
          {error}
        </p>
      )}
      {status && (
        <p ref={statusLine} role="status" tabIndex={-1} className={styles.status}>
          {status}
        </p>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          loading={loading}
          loadingLabel={loadingLabel}
          onClick={onLoadMore}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
