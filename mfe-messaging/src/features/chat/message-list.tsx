import { useEffect, useRef } from 'react';
import { Button, ChatBubble } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { MessagePartsFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './chat.module.css';

export interface MessageListProps {
  messages: readonly MessagePartsFragment[];
  viewerId: number;
  otherName: string;
  /** Last `seq` that the other side has read. */
  otherReadSeq: number;
  /** The message being sent. */
  sending: { id: string; content: string } | null;
  hasEarlier: boolean;
  onLoadEarlier: () => void;
}

/** Messages, own ones on the right, scrolled to the latest. */
export function MessageList(props: MessageListProps) {
  const { messages, viewerId, otherName, sending } = props;
  const t = useText();
  const formats = useFormats();
  const list = useRef<HTMLOListElement>(null);
  const lastSeq = messages.at(-1)?.seq;
  const lastOwnRead = messages.findLast(
    (message) => Number(message.senderId) === viewerId && message.seq <= props.otherReadSeq,
  )?.seq;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lastSeq, sending]);
  const isStored = messages.some((message) => message.clientMessageId === sending?.id);
  return (
    <ol ref={list} className={styles.messages} aria-label={t('messaging.log')} tabIndex={0}>
      {props.hasEarlier && (
        <li className={styles.earlier}>
          <Button size="small" variant="ghost" onClick={props.onLoadEarlier}>
            {t('messaging.earlier')}
          </Button>
        </li>
      )}
      {messages.map((message) => {
        const isOwn = Number(message.senderId) === viewerId;
        const time = formats.relative(message.createdAt);
        return (
          <ChatBubble
            key={message.id}
            as="li"
            side={isOwn ? 'own' : 'other'}
            author={isOwn ? t('messaging.me') : otherName}
            meta={message.seq === lastOwnRead ? t('messaging.read', { time }) : time}
          >
            {message.content || t('messaging.removed')}
          </ChatBubble>
        );
      })}
      {sending && !isStored && (
        <ChatBubble
          as="li"
          side="own"
          author={t('messaging.me')}
          state="pending"
          meta={t('messaging.sending')}
        >
          {sending.content}
        </ChatBubble>
      )}
    </ol>
  );
}
