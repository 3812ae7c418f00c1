import type { ComponentType } from 'react';
import { paths } from '@tbt/contracts';
import { Badge } from '@tbt/design-system';
import { useQuery } from '@tbt/web-kit/graph';
import {
  WaitingFeedbackDocument,
  WaitingMarketplaceDocument,
  WaitingMessagesDocument,
  WaitingReviewsDocument,
} from '../generated/graphql';
import { useText } from '../texts';

const FRESH = { fetchPolicy: 'cache-and-network' } as const;

type Page = { edges: readonly unknown[]; pageInfo: { hasNextPage: boolean } };
type List = Page | readonly unknown[] | null | undefined;

const isPage = (list: List): list is Page => Boolean(list && 'edges' in list);
const countOf = (list: List): number => (isPage(list) ? list.edges : (list ?? [])).length;

function WaitingBadge({ lists }: { lists: readonly List[] }) {
  const t = useText();
  const count = lists.reduce<number>((sum, list) => sum + countOf(list), 0);
  if (count === 0) return null;
  const isMore = lists.some((list) => isPage(list) && list.pageInfo.hasNextPage);
  return (
    <Badge tone="warning">
      {t(isMore ? 'shell.home.desk.waitingMany' : 'shell.home.desk.waiting', { count })}
    </Badge>
  );
}

function WaitingReviews() {
  const { data } = useQuery(WaitingReviewsDocument, FRESH);
  return <WaitingBadge lists={[data?.verificationQueue]} />;
}

function WaitingMarketplace() {
  const { data } = useQuery(WaitingMarketplaceDocument, FRESH);
  const cases = [data?.openWaivers, data?.reliabilityAppeals, data?.disputes];
  return <WaitingBadge lists={[...cases, data?.reportedReviews, data?.humanReviewRequests]} />;
}

function WaitingMessages() {
  const { data } = useQuery(WaitingMessagesDocument, FRESH);
  return <WaitingBadge lists={[data?.contactMessages, data?.reports]} />;
}

function WaitingFeedback() {
  const { data } = useQuery(WaitingFeedbackDocument, FRESH);
  return <WaitingBadge lists={[data?.allFeedback]} />;
}

const BADGES: Readonly<Record<string, ComponentType>> = {
  [paths.adminVerification()]: WaitingReviews,
  [paths.adminMarketplace()]: WaitingMarketplace,
  [paths.adminMessages()]: WaitingMessages,
  [paths.adminFeedback()]: WaitingFeedback,
};

/** How much waits for an administrator at a desk; nothing without any. */
export function WaitingCases({ desk }: { desk: string }) {
  const Count = BADGES[desk];
  return Count ? <Count /> : null;
}
