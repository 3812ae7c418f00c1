import {
  EmptyState,
  ErrorState,
  LoadMore,
  Page,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { MailboxMail } from '../features/mailbox/mailbox-mail';
import { MailboxPageDocument } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 20;

function Mails() {
  const t = useText();
  const list = useConnection(MailboxPageDocument, { first: PAGE_SIZE }, (data) => data.mailbox, {
    fetchPolicy: 'cache-and-network',
  });
  if (list.state === 'loading')
    return (
      <SkeletonGroup label={t('mailbox.loading')}>
        <Skeleton lines={4} />
      </SkeletonGroup>
    );
  if (list.state === 'error')
    return (
      <ErrorState
        title={t('mailbox.failed')}
        description={detailOf(list.error)}
        retryLabel={t('messaging.retry')}
        onRetry={list.retry}
      />
    );
  if (list.state === 'empty') return <EmptyState icon="mail" title={t('mailbox.none')} />;
  return (
    <Stack gap="3">
      {list.nodes.map((mail) => (
        <MailboxMail key={mail.id} mail={mail} />
      ))}
      <LoadMore
        label={t('mailbox.more')}
        loadingLabel={t('notifications.loadingMore')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </Stack>
  );
}

/** /mailbox: mail of a machine without a mail server. */
export function MailboxPage() {
  const t = useText();
  return (
    <Page title={t('mailbox.title')} description={t('mailbox.lead')}>
      <Mails />
    </Page>
  );
}
