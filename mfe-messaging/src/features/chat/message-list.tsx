import { useRef } from 'react';
import { Button, ChatBubble, Cluster, Text } from '@tbt/design-system';
import { ReportButton } from '@tbt/people-ui';
import { now, useFormats } from '@tbt/web-kit';
import type { MessagePartsFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './chat.module.css';
import { dayOf, messageDays } from './message-days';
import { MessageText } from './message-text';
import { SentFiles } from './sent-files';
import { useSoughtMessage } from './use-sought-message';
import { useStayAtEnd } from './use-stay-at-end';
import type { PendingMessage } from './use-send-message';
import { WaitingBubble, type WaitingMessage } from './waiting-bubble';

const DAY_MS = 86_400_000;

export interface MessageListProps {
  messages: readonly MessagePartsFragment[];
  viewerId: number;
  otherName: string;
  /** Last `seq` that the other side has read. */
  otherReadSeq: number;
  /** The message being sent, or that could not be sent. */
  pending: PendingMessage | null;
  waiting: readonly WaitingMessage[];
  onRetry: () => void;
  /** The message to show instead of the latest. */
  soughtSeq: number | null;
  hasEarlier: boolean;
  onLoadEarlier: () => void;
  /** Where the list is around the sought message; null where it ends with the latest. */
  later: { hasMore: boolean; onLoad: () => void; onLatest: () => void } | null;
}

function useDayName() {
  const t = useText();
  const formats = useFormats();
  return (day: string): string => {
    const today = now();
    if (day === dayOf(today)) return t('messaging.today');
    if (day === dayOf(new Date(today.getTime() - DAY_MS))) return t('messaging.yesterday');
    return formats.date(day);
  };
}

/** Messages by day, own ones on the right, scrolled to the latest. */
export function MessageList(props: MessageListProps) {
  const { messages, viewerId, otherName, pending, waiting, onRetry, soughtSeq, later } = props;
  const t = useText();
  const formats = useFormats();
  const dayName = useDayName();
  const log = useRef<HTMLDivElement>(null);
  const lastSeq = messages.at(-1)?.seq;
  const lastOwnRead = messages.findLast(
    (message) => Number(message.senderId) === viewerId && message.seq <= props.otherReadSeq,
  )?.seq;
  const lastMasked = messages.findLast(({ isMasked }) => isMasked)?.seq;
  useStayAtEnd(
    log,
    later ? null : `${lastSeq} ${pending?.id} ${pending?.hasFailed} ${waiting.length}`,
  );
  useSoughtMessage(log, props);
  const isStored = messages.some((message) => message.clientMessageId === pending?.id);
  return (
    <div ref={log} role="log" className={styles.log} aria-label={t('messaging.log')} tabIndex={0}>
      <ol className={styles.messages}>
        {props.hasEarlier && (
          <li className={styles.earlier}>
            <Button size="small" variant="ghost" onClick={props.onLoadEarlier}>
              {t('messaging.earlier')}
            </Button>
          </li>
        )}
        {messageDays(messages).map(({ day, messages: ofDay }) => [
          <li key={day} className={styles.day}>
            <Text as="span" size="caption" tone="muted">
              {dayName(day)}
            </Text>
          </li>,
          ...ofDay.map((message) => {
            const isOwn = Number(message.senderId) === viewerId;
            const time = formats.relative(message.createdAt);
            const read = message.seq === lastOwnRead ? t('messaging.read', { time }) : time;
            return (
              <ChatBubble
                key={message.id}
                id={`message-${message.seq}`}
                isMarked={message.seq === soughtSeq}
                as="li"
                side={isOwn ? 'own' : 'other'}
                author={isOwn ? t('messaging.me') : otherName}
                action={
                  !isOwn &&
                  (message.content || message.attachments.length > 0) && (
                    <span className={styles.report}>
                      <ReportButton subject="message" id={message.id} isQuiet />
                    </span>
                  )
                }
                meta={message.seq === lastMasked ? `${read} · ${t('messaging.masked')}` : read}
              >
                <SentFiles files={message.attachments} />
                {message.content ? (
                  <MessageText text={message.content} />
                ) : (
                  message.attachments.length === 0 && t('messaging.removed')
                )}
              </ChatBubble>
            );
          }),
        ])}
        {later?.hasMore && (
          <li className={styles.earlier}>
            <Cluster gap="2" justify="center">
              <Button size="small" variant="ghost" onClick={later.onLoad}>
                {t('messaging.later')}
              </Button>
              <Button size="small" variant="secondary" onClick={later.onLatest}>
                {t('messaging.latest')}
              </Button>
            </Cluster>
          </li>
        )}
        {waiting.map((message) => (
          <WaitingBubble key={message.id} message={message} />
        ))}
        {pending && !isStored && (
          <ChatBubble
            as="li"
            side="own"
            author={t('messaging.me')}
            state={pending.hasFailed ? 'failed' : 'pending'}
            meta={t(pending.hasFailed ? 'messaging.notSent' : 'messaging.sending')}
            action={
              pending.hasFailed && (
                <Button variant="ghost" size="small" onClick={onRetry}>
                  {t('messaging.retry')}
                </Button>
              )
            }
          >
            {[...pending.attachments.map(({ fileName }) => fileName), pending.content]
              .filter(Boolean)
              .join('\n')}
          </ChatBubble>
        )}
      </ol>
    </div>
  );
}
