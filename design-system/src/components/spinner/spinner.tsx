import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is going on, shown beside the wheel and announced. */
  label: string;
  /** Keep the text for screen readers only, where the space is too small to show it. */
  hideLabel?: boolean;
  /** `inline` flows with text, `page` takes the middle of a whole area. */
  layout?: 'inline' | 'page';
}

/** Says that something is on its way and how long is not known. */
export function Spinner({ label, hideLabel = false, layout = 'inline' }: SpinnerProps) {
  return (
    <div className={styles.spinner} data-layout={layout} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      <span className={hideLabel ? styles.hiddenLabel : undefined}>{label}</span>
    </div>
  );
}
