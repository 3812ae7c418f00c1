import type { ReactNode } from 'react';
import styles from './chat-bubble.module.css';

export interface ChatBubbleProps {
  /** `own` stands at the far end of the line, `other` at its start. */
  side: 'own' | 'other';
  /** Who wrote it, for screen readers. */
  author: string;
  /** What was written. Line breaks stay. */
  children: ReactNode;
  /** When it was written, and what became of it. */
  meta?: ReactNode;
  /** `pending` is on its way, `failed` did not get there. */
  state?: 'sent' | 'pending' | 'failed';
  /** What can be done about it, such as sending it again. */
  action?: ReactNode;
  /** A list item or a block. */
  as?: 'li' | 'div';
}

/** One message of a conversation. */
export function ChatBubble({
  side,
  author,
  children,
  meta,
  state = 'sent',
  action,
  as: Root = 'li',
}: ChatBubbleProps) {
  return (
    <Root className={styles.row} data-side={side} data-state={state}>
      <span className={styles.author}>{author}</span>
      <div className={styles.bubble}>{children}</div>
      {(meta || action) && (
        <div className={styles.meta}>
          {meta}
          {action}
        </div>
      )}
    </Root>
  );
}
