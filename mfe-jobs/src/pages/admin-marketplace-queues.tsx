import { LoadMore, Stack } from '@tbt/design-system';
import { useConnection, useQuery } from '@tbt/web-kit/graph';
import { AppealCard } from '../features/marketplace-desk/appeal-card';
import { PostingBlockCard } from '../features/marketplace-desk/posting-block-card';
import { DeskState } from '../features/marketplace-desk/desk-state';
import { RatesTable } from '../features/marketplace-desk/rates-table';
import { ReviewCard } from '../features/marketplace-desk/review-card';
import { WaiverCard } from '../features/marketplace-desk/waiver-card';
import {
  AllTypicalRatesDocument,
  HumanReviewsDocument,
  OpenWaiversDocument,
  PostingBlocksDocument,
  ReliabilityAppealsDocument,
} from '../generated/graphql';
import { useText } from '../texts';
import { wholeList } from './whole-list';

const PAGE_SIZE = 20;
const FRESH = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } as const;

export function WaiverQueue() {
  const t = useText();
  const first = { first: PAGE_SIZE };
  const list = useConnection(OpenWaiversDocument, first, (data) => data.openWaivers, {
    fetchPolicy: 'cache-and-network',
  });
  return (
    <DeskState {...list} empty={t('jobs.desk.waivers.empty')}>
      <Stack gap="4">
        {list.nodes.map((waiver) => (
          <WaiverCard key={waiver.id} waiver={waiver} />
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

export function AppealQueue() {
  const t = useText();
  const answer = useQuery(ReliabilityAppealsDocument, FRESH);
  const list = wholeList(answer, (data) => data.reliabilityAppeals);
  return (
    <DeskState {...list} empty={t('jobs.desk.appeals.empty')}>
      <Stack gap="4">
        {list.items.map((appeal) => (
          <AppealCard key={appeal.entry.id} appeal={appeal} />
        ))}
      </Stack>
    </DeskState>
  );
}

export function ReviewQueue() {
  const t = useText();
  const answer = useQuery(HumanReviewsDocument, FRESH);
  const list = wholeList(answer, (data) => data.humanReviewRequests);
  return (
    <DeskState {...list} empty={t('jobs.desk.reviews.empty')}>
      <Stack gap="4">
        {list.items.map((request) => (
          <ReviewCard key={request.id} request={request} />
        ))}
      </Stack>
    </DeskState>
  );
}

export function RateList() {
  const t = useText();
  const answer = useQuery(AllTypicalRatesDocument, FRESH);
  const list = wholeList(answer, (data) => data.typicalRates);
  return (
    <DeskState {...list} empty={t('jobs.desk.rates.empty')}>
      <RatesTable rates={list.items} />
    </DeskState>
  );
}

export function BlockQueue() {
  const t = useText();
  const first = { first: PAGE_SIZE };
  const list = useConnection(PostingBlocksDocument, first, (data) => data.postingBlocks, {
    fetchPolicy: 'cache-and-network',
  });
  return (
    <DeskState {...list} empty={t('jobs.desk.blocks.empty')}>
      <Stack gap="4">
        {list.nodes.map((block) => (
          <PostingBlockCard key={block.clinicId} block={block} />
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
