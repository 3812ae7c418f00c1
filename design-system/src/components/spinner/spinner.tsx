import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is loading; shown beside the spinner and announced. */
  label: string;
  /** Shows the text to screen readers only, where space is short. */
  hideLabel?: boolean;
  /** `inline` flows with text, `page` centres it in an area. */
  layout?: 'inline' | 'page';
}

/** Shows that something is loading, for an unknown time. */
export function Spinner({ label, hideLabel = false, layout = 'inline' }: SpinnerProps) {
  return (
    <div className={styles.spinner} data-layout={layout} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      <span className={hideLabel ? styles.hiddenLabel : undefined}>{label}</span>
    </div>
  );
}
