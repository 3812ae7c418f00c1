import { useState } from 'react';
import { EDITABLE_JOB_STATUSES, paths, type Role } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Spinner, Text } from '@tbt/design-system';
import { BlockMenu, ReportDialog, useMemberName } from '@tbt/people-ui';
import {
  actorIdOf,
  clinicRoleOf,
  detailOf,
  Link,
  mayInClinic,
  useTextDraft,
  type SessionViewer,
} from '@tbt/web-kit';
import { useText } from '../../texts';
import { ChatHeader } from './chat-header';
import styles from './chat.module.css';
import { ChatShift } from './chat-shift';
import { Composer } from './composer';
import { ConversationChoices } from './conversation-choices';
import { ConversationFiles } from './conversation-files';
import { MessageList } from './message-list';
import { PlanNotice } from './plan-notice';
import { useAttachments } from './use-attachments';
import { useChat } from './use-chat';
import { useChatShift } from './use-chat-shift';
import { useMessageWindow } from './use-message-window';
import { useSendMessage, type NewMessage } from './use-send-message';
import { useTyping } from './use-typing';

type Person = { id: string; role?: Role | null };

/** The public page; null for other roles. */
function pageOf(person: Person | null | undefined): string | null {
  if (!person?.role) return null;
  return person.role === 'clinic' ? paths.clinic(person.id) : paths.professional(person.id);
}

export function Chat({
  otherUserId,
  viewer,
  jobId,
  soughtSeq = null,
  onLatest,
}: {
  otherUserId: number;
  viewer: SessionViewer;
  jobId: number | null;
  soughtSeq?: number | null;
  onLatest: () => void;
}) {
  const t = useText();
  const nameOf = useMemberName();
  const chat = useChat(otherUserId);
  const { isOtherTyping, onTyping, onStopped } = useTyping(otherUserId);
  const { onSend, isSending, pending, waiting } = useSendMessage(otherUserId, jobId, chat.refetch);
  const [text, setText] = useTextDraft(`message:${viewer.id}:${otherUserId}`);
  const [opened, setOpened] = useState<'files' | 'report' | null>(null);
  const files = useAttachments();
  const shift = useChatShift(otherUserId, jobId);
  const around = useMessageWindow(otherUserId, soughtSeq, chat.messages);
  const send = async (message: NewMessage) => {
    if (around) onLatest();
    if (!(await onSend(message))) return;
    setText((current) => (current.trim() === message.content.trim() ? '' : current));
    files.clear();
  };

  if (chat.isLoading) return <Spinner label={t('messaging.loading')} layout="page" />;
  if (chat.isUnknown)
    return (
      <EmptyState
        icon="user"
        title={t('messaging.unknown')}
        action={
          <Button asChild variant="secondary">
            <Link to={paths.messages()}>{t('messaging.back')}</Link>
          </Button>
        }
      />
    );
  const isBlocked = chat.person?.isBlocked === true;
  const name = !chat.person && chat.error ? t('messaging.chat') : nameOf(chat.person);
  return (
    <div className={styles.chat}>
      <div>
        <ChatHeader
          name={name}
          role={chat.person?.role}
          picture={chat.person?.profilePicture}
          page={isBlocked ? null : pageOf(chat.person)}
          isOnline={chat.isOnline}
          isTyping={isOtherTyping}
          actions={
            chat.person && (
              <BlockMenu
                person={chat.person}
                items={
                  chat.kept && (
                    <ConversationChoices
                      conversation={chat.kept}
                      onFiles={() => setOpened('files')}
                      onReport={() => setOpened('report')}
                    />
                  )
                }
              />
            )
          }
        />
        {opened === 'report' && chat.kept && (
          <ReportDialog subject="conversation" id={chat.kept.id} onClose={() => setOpened(null)} />
        )}
        {opened === 'files' && (
          <ConversationFiles
            otherUserId={otherUserId}
            otherName={name}
            viewerId={actorIdOf(viewer)}
            onClose={() => setOpened(null)}
          />
        )}
        {shift && <ChatShift job={shift} isClinic={viewer.role === 'clinic'} />}
      </div>
      {around?.error ? (
        <ErrorState
          title={t('messaging.failed')}
          description={detailOf(around.error)}
          retryLabel={t('messaging.retry')}
          onRetry={around.onRetry}
        />
      ) : around?.isLoading ? (
        <Spinner label={t('messaging.loading')} layout="page" />
      ) : chat.error ? (
        <ErrorState
          title={t('messaging.failed')}
          description={detailOf(chat.error)}
          retryLabel={t('messaging.retry')}
          onRetry={chat.refetch}
        />
      ) : chat.messages.length === 0 && !pending && waiting.length === 0 ? (
        <EmptyState icon="message" title={t('messaging.start')} />
      ) : (
        <MessageList
          messages={around?.messages ?? chat.messages}
          viewerId={actorIdOf(viewer)}
          otherName={name}
          otherReadSeq={chat.otherReadSeq}
          pending={pending}
          waiting={waiting}
          onRetry={() => pending && void send(pending)}
          soughtSeq={soughtSeq}
          hasEarlier={around?.hasEarlier ?? chat.hasEarlier}
          onLoadEarlier={around?.onLoadEarlier ?? chat.loadEarlier}
          later={around && { hasMore: around.hasLater, onLoad: around.onLoadLater, onLatest }}
        />
      )}
      <Text size="small" tone="muted" role="status" className={styles.typing}>
        {isOtherTyping ? t('messaging.typing') : ''}
      </Text>
      {clinicRoleOf(viewer) !== null && !mayInClinic(viewer, 'staffing') ? (
        <Text tone="muted">{t('messaging.readOnly')}</Text>
      ) : chat.hasLeft || isBlocked ? (
        <Text tone="muted">{t(isBlocked ? 'messaging.isBlocked' : 'messaging.hasLeft')}</Text>
      ) : chat.needsPlan ? (
        <PlanNotice name={name} />
      ) : (
        <>
          <Composer
            text={text}
            onChange={setText}
            files={files}
            onSend={() => void send({ content: text, attachments: files.sent })}
            isSending={isSending}
            role={viewer.role ?? null}
            isShiftOpen={shift === null || EDITABLE_JOB_STATUSES.includes(shift.status)}
            onTyping={onTyping}
            onStopped={onStopped}
          />
          <Text size="caption" tone="muted">
            {t('messaging.refreshNote')}
          </Text>
        </>
      )}
    </div>
  );
}
