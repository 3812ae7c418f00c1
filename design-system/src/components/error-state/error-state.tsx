import type { ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** What to do about it. */
  description?: ReactNode;
  /** Text of the retry button. Required with `onRetry`. */
  retryLabel?: string;
  /** Called on retry. */
  onRetry?: () => void;
  /** Whether a retry is running. */
  retrying?: boolean;
  /** A reference for support, such as a request id. */
  reference?: ReactNode;
  /** `page` centres it in an area, `inline` replaces one part. */
  layout?: 'page' | 'inline';
}

/** Says that content failed to load and offers a retry. */
export function ErrorState({
  title,
  description,
  retryLabel,
  onRetry,
  retrying = false,
  reference,
  layout = 'page',
}: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state} data-layout={layout}>
      <span className={styles.icon}>
        <Icon name="alert" size={layout === 'page' ? 'large' : 'medium'} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description && <div className={styles.description}>{description}</div>}
        {reference && <p className={styles.reference}>{reference}</p>}
      </div>
      {onRetry && retryLabel && (
        <Button
          variant="secondary"
          size={layout === 'page' ? 'medium' : 'small'}
          loading={retrying}
          iconStart={<Icon name="refresh" size="small" />}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
