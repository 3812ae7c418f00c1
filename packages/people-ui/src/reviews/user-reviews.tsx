import { Card, EmptyState, ErrorState, LoadMore, Spinner, Stack } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { UserReviewsDocument } from '../generated/graphql';
import { useText } from '../texts';
import { RatingSummary } from './rating-summary';
import { ReviewItem } from './review-item';

const PAGE_SIZE = 10;

function useUserReviews(id: string) {
  const variables = { id, first: PAGE_SIZE };
  return useConnection(UserReviewsDocument, variables, (data) => data.user?.reviews, {
    fetchPolicy: 'cache-and-network',
  });
}

function ReviewList({ id }: { id: string }) {
  const t = useText();
  const list = useUserReviews(id);
  const { state, data, nodes, error, retry } = list;
  if (state === 'loading') return <Spinner label={t('peopleUi.reviews.loading')} />;
  if (state === 'error') {
    return (
      <ErrorState
        title={t('peopleUi.reviews.failed')}
        description={detailOf(error)}
        retryLabel={t('peopleUi.reviews.retry')}
        onRetry={retry}
      />
    );
  }
  if (state === 'empty') {
    return (
      <EmptyState
        icon="star"
        title={t('peopleUi.reviews.empty')}
        description={t('peopleUi.reviews.emptyHint')}
      />
    );
  }
  const { avgRating, totalReviews, ratingCounts } = data?.user ?? {};
  return (
    <Stack gap="5">
      <RatingSummary average={avgRating} total={totalReviews ?? 0} counts={ratingCounts ?? []} />
      <Stack as="ul" gap="5">
        {nodes.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </Stack>
      <LoadMore
        label={t('peopleUi.reviews.more')}
        loadingLabel={t('peopleUi.reviews.loadingMore')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </Stack>
  );
}

/** The published reviews of a user: average, distribution, and the newest. */
export function UserReviews({ userId }: { userId: string }) {
  const t = useText();
  return (
    <Card as="section" title={t('peopleUi.reviews.title')} titleAs="h2">
      <ReviewList id={userId} />
    </Card>
  );
}
