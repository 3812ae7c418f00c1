import { paths } from '@tbt/contracts';
import {
  EmptyState,
  ErrorState,
  Heading,
  LoadMore,
  Spinner,
  Stack,
  Text,
} from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { detailOf, Link, useFormats } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import { FoundMessageFragmentDoc, MessageSearchDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './message-search.module.css';

const PAGE_SIZE = 20;

type Person = { firstName: string; lastName: string } | null;

function FoundMessage({
  message: reference,
  viewerId,
}: {
  message: FragmentType<typeof FoundMessageFragmentDoc>;
  viewerId: number;
}) {
  const t = useText();
  const formats = useFormats();
  const message = readFragment(FoundMessageFragmentDoc, reference);
  const isOwn = Number(message.senderId) === viewerId;
  const [otherId, other]: [string, Person] = isOwn
    ? [message.recipientId, message.recipient]
    : [message.senderId, message.sender];
  const name = useMemberName()(other);
  return (
    <Link to={`${paths.messages(otherId)}&seq=${message.seq}`} className={styles.found}>
      <span className={styles.line}>
        <Text as="span" strong clamp={1}>
          {name}
        </Text>
        <Text as="span" size="caption" tone="muted">
          {formats.instantDate(message.createdAt)}
        </Text>
      </span>
      <Text as="span" size="small" tone="muted" clamp={2}>
        {isOwn ? t('messaging.you', { text: message.content }) : message.content}
      </Text>
    </Link>
  );
}

export function MessageSearch({ text, viewerId }: { text: string; viewerId: number }) {
  const t = useText();
  const nameOf = useMemberName();
  const list = useConnection(
    MessageSearchDocument,
    { text, first: PAGE_SIZE },
    (data) => data.messageSearch,
    { fetchPolicy: 'cache-and-network' },
  );
  const people = list.data?.conversationSearch ?? [];
  if (list.state === 'loading') return <Spinner label={t('messaging.search.loading')} />;
  if (list.state === 'error')
    return (
      <ErrorState
        layout="inline"
        title={t('messaging.search.failed')}
        description={detailOf(list.error)}
        retryLabel={t('messaging.retry')}
        onRetry={list.retry}
      />
    );
  if (people.length === 0 && list.nodes.length === 0)
    return (
      <EmptyState
        icon="search"
        title={t('messaging.search.none')}
        description={t('messaging.search.noneHint')}
      />
    );
  return (
    <Stack gap="3">
      {people.length > 0 && (
        <section aria-labelledby="found-people">
          <Heading as="h2" size="h4" id="found-people">
            {t('messaging.search.people')}
          </Heading>
          <ul>
            {people.map(({ id, otherUserId, otherUser }) => (
              <li key={id}>
                <Link to={paths.messages(otherUserId)} className={styles.found}>
                  {nameOf(otherUser)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {list.nodes.length > 0 && (
        <section aria-labelledby="found-messages">
          <Heading as="h2" size="h4" id="found-messages">
            {t('messaging.title')}
          </Heading>
          <ul>
            {list.nodes.map((node) => (
              <li key={node.id}>
                <FoundMessage message={node} viewerId={viewerId} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <LoadMore
        label={t('messaging.search.more')}
        loadingLabel={t('messaging.loadingMore')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </Stack>
  );
}
