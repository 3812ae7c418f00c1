import { Button } from '../button';
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
  /** How much is in view, announced when it changes. */
  status?: string;
}

/** The end of a list that goes on. */
export function LoadMore({
  label,
  loadingLabel,
  loading = false,
  hasMore,
  onLoadMore,
  status,
}: LoadMoreProps) {
  return (
    <div className={styles.more}>
      {status && (
        <p role="status" className={styles.status}>
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
