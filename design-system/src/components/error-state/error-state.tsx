import type { ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  /** What did not work. */
  title: string;
  /** What you can do about it. */
  description?: ReactNode;
  /** What the button reads. Needed with `onRetry`. */
  retryLabel?: string;
  /** Called when you try again. */
  onRetry?: () => void;
  /** It is trying again. */
  retrying?: boolean;
  /** A reference to tell support, such as a request id with its name. */
  reference?: ReactNode;
  /** `page` takes the middle of an area, `inline` the place of one part of it. */
  layout?: 'page' | 'inline';
}

/** Says that something could not be shown, and lets you try again. */
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
