import type { TypedDocumentNode } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import {
  DisputesDocument,
  HeldReviewsDocument,
  HumanReviewsDocument,
  NoShowsDocument,
  OpenWaiversDocument,
  PostingBlocksDocument,
  ReliabilityAppealsDocument,
  ReportedReviewsDocument,
} from '../generated/graphql';

/** Cases read so far, and whether there are more. */
export interface DeskCount {
  count: number;
  hasMore: boolean;
}

interface Connection {
  edges: readonly unknown[];
  pageInfo: { hasNextPage: boolean };
}

const FIRST = { first: 20 };
const NONE: DeskCount = { count: 0, hasMore: false };
const CACHED = { fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' } as const;

function useCached<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  select: (data: Data) => Connection | readonly unknown[] | null | undefined,
): DeskCount {
  const { data } = useQuery(document as TypedDocumentNode<Data, Record<string, unknown>>, {
    variables: variables as Record<string, unknown>,
    ...CACHED,
  });
  const list = data && select(data as Data);
  if (!list) return NONE;
  if (!('edges' in list)) return { count: list.length, hasMore: false };
  return { count: list.edges.length, hasMore: list.pageInfo.hasNextPage };
}

const sum = (one: DeskCount, other: DeskCount): DeskCount => ({
  count: one.count + other.count,
  hasMore: one.hasMore || other.hasMore,
});

/** Of the queues that were opened: they ask, this does not. */
export function useDeskCounts() {
  const waiting = { filter: { phase: 'waiting' as const }, ...FIRST };
  return {
    waivers: useCached(OpenWaiversDocument, FIRST, (data) => data.openWaivers),
    appeals: useCached(ReliabilityAppealsDocument, {}, (data) => data.reliabilityAppeals),
    disputes: useCached(DisputesDocument, waiting, (data) => data.disputes),
    reviews: useCached(HumanReviewsDocument, {}, (data) => data.humanReviewRequests),
    blocks: useCached(PostingBlocksDocument, FIRST, (data) => data.postingBlocks),
    reports: sum(
      useCached(ReportedReviewsDocument, FIRST, (data) => data.reportedReviews),
      useCached(HeldReviewsDocument, FIRST, (data) => data.heldReviews),
    ),
    noShows: useCached(NoShowsDocument, FIRST, (data) => data.noShows),
  };
}
