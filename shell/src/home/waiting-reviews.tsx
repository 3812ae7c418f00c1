import { Badge } from '@tbt/design-system';
import { useQuery } from '@tbt/web-kit/graph';
import { WaitingReviewsDocument } from '../generated/graphql';
import { useText } from '../texts';

/** How many licences and documents wait for an administrator; nothing without any. */
export function WaitingReviews() {
  const t = useText();
  const { data } = useQuery(WaitingReviewsDocument, { fetchPolicy: 'cache-and-network' });
  const count = data?.verificationQueue.edges.length ?? 0;
  if (count === 0) return null;
  const hasMore = data?.verificationQueue.pageInfo.hasNextPage;
  return (
    <Badge tone="warning">
      {t(hasMore ? 'shell.home.desk.waitingMany' : 'shell.home.desk.waiting', { count })}
    </Badge>
  );
}
