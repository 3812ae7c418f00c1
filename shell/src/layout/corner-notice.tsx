import { useId, type ReactNode } from 'react';
import { IconButton } from '@tbt/design-system';
import { useText } from '../texts';
import styles from './corner-notice.module.css';

export interface CornerNoticeProps {
  title: string;
  text?: string;
  /** Buttons. */
  actions: ReactNode;
  onClose: () => void;
}

/** A question of the site itself, in a corner above the page; it takes no focus. */
export function CornerNotice({ title, text, actions, onClose }: CornerNoticeProps) {
  const t = useText();
  const titleId = useId();
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <div className={styles.head}>
        <p id={titleId} className={styles.title} role="status">
          {title}
        </p>
        <IconButton icon="close" label={t('shell.notice.close')} onClick={onClose} />
      </div>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
