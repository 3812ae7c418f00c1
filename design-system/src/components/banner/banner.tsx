import type { ReactNode } from 'react';
import { IconButton } from '../icon-button';
import type { Tone } from '../../tones';
import styles from './banner.module.css';

export interface BannerProps {
  /** What it is about, in a few words. */
  title?: ReactNode;
  /** The rest of it. */
  children?: ReactNode;
  /** What the colour stands for; `brand` is for offers of our own. */
  tone?: Tone | 'brand';
  /** A drawing at the start. */
  icon?: ReactNode;
  /** One thing to do about it. */
  action?: ReactNode;
  /** Called when you put it away; without it the banner stays. */
  onDismiss?: () => void;
  /** Name of the cross. Needed with `onDismiss`. */
  dismissLabel?: string;
  /** Announce it when it appears: politely, or at once for trouble. */
  live?: 'status' | 'alert';
}

/** News about the page or the account, in the flow of the page. */
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
