import type { TypedDocumentNode } from '@tbt/web-kit';
import { Heading, LoadMore, Stack } from '@tbt/design-system';
import { useConnection } from '@tbt/web-kit/graph';
import { DeskState } from '../features/marketplace-desk/desk-state';
import { ReportedReviewCard } from '../features/marketplace-desk/reported-review-card';
import {
  HeldReviewsDocument,
  ReportedReviewsDocument,
  type HeldReviewsQuery,
  type ReportedReviewsQuery,
} from '../generated/graphql';
import { useText } from '../texts';

const FIRST = { first: 20 };
const FRESH = { fetchPolicy: 'cache-and-network' } as const;

type Connection = ReportedReviewsQuery['reportedReviews'] | HeldReviewsQuery['heldReviews'];

function ReviewQueue<Data>({
  document,
  select,
  empty,
}: {
  document: TypedDocumentNode<Data, typeof FIRST>;
  select: (data: Data) => Connection;
  empty: string;
}) {
  const t = useText();
  const list = useConnection(document, FIRST, select, FRESH);
  return (
    <DeskState {...list} empty={empty}>
      <Stack gap="4">
        {list.nodes.map((item) => (
          <ReportedReviewCard key={item.review.id} item={item} />
        ))}
        <LoadMore
          label={t('jobs.shifts.more')}
          loadingLabel={t('jobs.shifts.loadingMore')}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      </Stack>
    </DeskState>
  );
}

/** Reviews with open reports, then those that are held. */
export function ReportedReviews() {
  const t = useText();
  return (
    <Stack gap="6">
      <ReviewQueue
        document={ReportedReviewsDocument}
        select={(data) => data.reportedReviews}
        empty={t('jobs.desk.reports.empty')}
      />
      <Stack gap="4">
        <Heading as="h2">{t('jobs.desk.reports.held')}</Heading>
        <ReviewQueue
          document={HeldReviewsDocument}
          select={(data) => data.heldReviews}
          empty={t('jobs.desk.reports.noneHeld')}
        />
      </Stack>
    </Stack>
  );
}
