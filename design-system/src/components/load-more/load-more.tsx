import { useEffect, useRef } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  /** Text of the button. */
  label: string;
  /** Text of the button while loading. */
  loadingLabel: string;
  /** Whether more is loading. */
  loading?: boolean;
  /** Whether there is more; otherwise only the status is shown. */
  hasMore: boolean;
  /** Called to load more. */
  onLoadMore: () => void;
  /** Loaded amount, announced on change; focused when the button disappears with the last page. */
  status?: string;
  /** Load error; the button retries. */
  error?: string;
}

/** The end of an incrementally loaded list. */
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
    // The focused button is removed: without this the next Tab would start at the top of the page.
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
