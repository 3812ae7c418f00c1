import type { ReactNode } from 'react';
import styles from './chat-bubble.module.css';

export interface ChatBubbleProps {
  /** `own` is at the end of the line, `other` at its start. */
  side: 'own' | 'other';
  /** The author, for screen readers. */
  author: string;
  /** The message. Line breaks are kept. */
  children: ReactNode;
  /** Time and delivery status. */
  meta?: ReactNode;
  /** `pending` is being sent, `failed` was not. */
  state?: 'sent' | 'pending' | 'failed';
  /** An action, such as retry. */
  action?: ReactNode;
  /** The element: list item or block. */
  as?: 'li' | 'div';
  /** Id of the element, to scroll to it. */
  id?: string;
  /** Stands out, for example as the result of a search. */
  isMarked?: boolean;
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
  id,
  isMarked = false,
}: ChatBubbleProps) {
  return (
    <Root
      id={id}
      className={styles.row}
      data-side={side}
      data-state={state}
      data-marked={isMarked || undefined}
    >
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
