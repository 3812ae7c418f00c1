import {
  Dialog,
  EmptyState,
  ErrorState,
  Icon,
  LoadMore,
  Spinner,
  Text,
  TextLink,
} from '@tbt/design-system';
import { detailOf, useFormats } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { ConversationFilesDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './sent-files.module.css';

const PAGE_SIZE = 30;

type ConversationFilesProps = {
  otherUserId: number;
  otherName: string;
  viewerId: number;
};

function FileList({ otherUserId, otherName, viewerId }: ConversationFilesProps) {
  const t = useText();
  const formats = useFormats();
  const list = useConnection(
    ConversationFilesDocument,
    { userId: String(otherUserId), first: PAGE_SIZE },
    (data) => data.conversationWith?.attachments,
    { fetchPolicy: 'cache-and-network' },
  );
  if (list.state === 'loading') return <Spinner label={t('messaging.files.loading')} />;
  if (list.state === 'error')
    return (
      <ErrorState
        layout="inline"
        title={t('messaging.files.failed')}
        description={detailOf(list.error)}
        retryLabel={t('messaging.retry')}
        onRetry={list.retry}
      />
    );
  if (list.state === 'empty')
    return (
      <EmptyState
        icon="file"
        title={t('messaging.files.none')}
        description={t('messaging.files.noneHint')}
      />
    );
  return (
    <>
      <ul className={styles.all}>
        {list.nodes.map(({ id, fileName, size, url, senderId, sentAt }) => (
          <li key={id}>
            <TextLink
              href={url}
              external
              destinationLabel={t('messaging.linkNewTab')}
              className={styles.file}
            >
              <Icon name="file" size="small" /> {fileName ?? t('messaging.files.unnamed')}
            </TextLink>
            <Text size="small" tone="muted">
              {[
                formats.fileSize(size),
                Number(senderId) === viewerId ? t('messaging.me') : otherName,
                ...(sentAt ? [formats.instantDate(sentAt)] : []),
              ].join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
      <LoadMore
        label={t('messaging.files.more')}
        loadingLabel={t('messaging.loadingMore')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
        status={t('messaging.files.shown', { files: list.nodes.length })}
        {...(list.error ? { error: detailOf(list.error) } : {})}
      />
    </>
  );
}

/** The files of a conversation, the newest first. */
export function ConversationFiles({
  onClose,
  ...list
}: ConversationFilesProps & { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('messaging.files')}
      closeLabel={t('messaging.files.close')}
    >
      <FileList {...list} />
    </Dialog>
  );
}
