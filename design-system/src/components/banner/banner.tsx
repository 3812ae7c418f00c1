import type { ReactNode } from 'react';
import { IconButton } from '../icon-button';
import type { Tone } from '../../tones';
import styles from './banner.module.css';

export interface BannerProps {
  /** The subject in a few words. */
  title?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** Meaning of the colour; `brand` is for our own offers. */
  tone?: Tone | 'brand';
  /** Icon at the start. */
  icon?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** Called on dismissal; without it the banner cannot be dismissed. */
  onDismiss?: () => void;
  /** Accessible name of the dismiss button. Required with `onDismiss`. */
  dismissLabel?: string;
  /** Live region: `status` is polite, `alert` is immediate. */
  live?: 'status' | 'alert';
}

/** A message about the page or the account, in the flow of the page. */
export function Banner({
  title,
  children,
  tone = 'info',
  icon,
  action,
  onDismiss,
  dismissLabel,
  live,
}: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone} role={live}>
      {icon}
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onDismiss && dismissLabel && (
        <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />
      )}
    </div>
  );
}
