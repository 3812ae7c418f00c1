import type { ReactNode } from 'react';
import { ErrorState, LoadMore, Spinner, Stack } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import type { ConnectionList } from '@tbt/web-kit/graph';
import type { FragmentType } from '../../generated';
import type { ReviewItemFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { ReviewCard } from './review-card';
import { useNextInQueue } from './use-next-in-queue';

type Item = { id: string } & FragmentType<typeof ReviewItemFragmentDoc>;

export function ReviewList({ list, empty }: { list: ConnectionList<Item>; empty: ReactNode }) {
  const t = useText();
  const { cards, onDecided } = useNextInQueue(list);
  if (list.state === 'loading')
    return <Spinner label={t('profile.review.loading')} layout="page" />;
  if (list.state === 'error')
    return (
      <ErrorState
        title={t('profile.review.loadFailed')}
        description={detailOf(list.error)}
        retryLabel={t('profile.retry')}
        onRetry={list.retry}
      />
    );
  if (list.state === 'empty') return empty;
  return (
    <Stack ref={cards} gap="4">
      {list.nodes.map((item) => (
        <ReviewCard key={item.id} item={item} onDecided={() => onDecided(item.id)} />
      ))}
      <LoadMore
        label={t('profile.review.more')}
        loadingLabel={t('profile.review.loading')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </Stack>
  );
}
