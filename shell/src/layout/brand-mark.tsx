import styles from './brand-mark.module.css';

export interface BrandMarkProps {
  /** Replaces the default size and colour. */
  className?: string;
}

/** The brand's tooth icon; decorative. */
export function BrandMark({ className = styles.mark }: BrandMarkProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M7 3C4.5 3 3 5 3 7.5c0 2.6 1.2 3.8 1.8 6.2C5.4 16.3 5.6 21 8 21c2 0 1.7-6 4-6s2 6 4 6c2.4 0 2.6-4.7 3.2-7.3C19.8 11.3 21 10.1 21 7.5 21 5 19.5 3 17 3c-2 0-3 1-5 1S9 3 7 3Z" />
    </svg>
  );
}
