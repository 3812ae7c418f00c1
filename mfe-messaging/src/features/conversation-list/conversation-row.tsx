import { optionLabel, paths, photoUrl } from '@tbt/contracts';
import { Avatar, Badge, Text } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ConversationRowFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './conversation-row.module.css';

/** A conversation: person, last message and unread count. */
export function ConversationRow({
  conversation: reference,
  isChosen,
}: {
  conversation: FragmentType<typeof ConversationRowFragmentDoc>;
  isChosen: boolean;
}) {
  const conversation = readFragment(ConversationRowFragmentDoc, reference);
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const other = conversation.otherUser;
  const name = useMemberName()(other);
  const last = conversation.lastMessage;
  const files = last?.attachments.length ?? 0;
  const text =
    last?.content || (files ? t('messaging.attach.count', { files }) : t('messaging.removed'));
  const isOwn = last !== null && last?.senderId !== conversation.otherUserId;
  return (
    <Link
      to={paths.messages(conversation.otherUserId)}
      className={styles.row}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className={styles.face}>
        <Avatar name={name} src={photoUrl(other?.profilePicture, 96)} />
        {conversation.isOtherOnline && (
          <span className={styles.online} role="img" aria-label={t('messaging.online')} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <Text as="span" strong clamp={1}>
            {name}
          </Text>
          {last && (
            <Text as="span" size="caption" tone="muted">
              {formats.relative(last.createdAt)}
            </Text>
          )}
        </span>
        <span className={styles.badges}>
          {other?.role && <Badge>{optionLabel(locale, 'role', other.role)}</Badge>}
          {conversation.isPinned && <Badge tone="info">{t('messaging.pinned')}</Badge>}
          {conversation.isMuted && <Badge>{t('messaging.muted')}</Badge>}
        </span>
        <span className={styles.line}>
          {last && (
            <Text as="span" size="small" tone="muted" clamp={1}>
              {isOwn ? t('messaging.you', { text }) : text}
            </Text>
          )}
          {conversation.unreadCount > 0 && (
            <Badge
              tone="info"
              aria-label={t('messaging.unread', {
                count: conversation.unreadCount,
                shown: conversation.unreadCount,
              })}
            >
              {conversation.unreadCount}
            </Badge>
          )}
        </span>
      </span>
    </Link>
  );
}
