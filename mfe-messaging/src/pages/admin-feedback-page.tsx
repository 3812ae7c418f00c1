import { EmptyState, LoadMore, Page, Stack } from '@tbt/design-system';
import { Tabs } from '@tbt/design-system/tabs';
import { RequireSession, useSearchParams } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { DeskFeedbackCard } from '../features/feedback-desk/desk-feedback-card';
import { FeedbackFilters, useFeedbackFilter } from '../features/feedback-desk/feedback-filters';
import { RatingsCharts } from '../features/feedback-desk/ratings-charts';
import { PageSpeedPanel } from '../features/page-speed/page-speed-panel';
import { AdminFeedbackPageDocument } from '../generated/graphql';
import { ListState } from '../parts/list-state/list-state';
import { useText } from '../texts';

const PAGE_SIZE = 20;
const TABS = ['list', 'ratings', 'speed'] as const;

function FeedbackQueue() {
  const t = useText();
  const filter = useFeedbackFilter();
  const list = useConnection(
    AdminFeedbackPageDocument,
    { filter, first: PAGE_SIZE },
    (data) => data.allFeedback,
    { fetchPolicy: 'cache-and-network' },
  );
  return (
    <Stack gap="5">
      <FeedbackFilters />
      <ListState {...list} empty={{ icon: 'tooth', title: t('feedback.desk.empty') }}>
        <Stack gap="4">
          {list.nodes.map((item) => (
            <DeskFeedbackCard key={item.id} item={item} />
          ))}
          <LoadMore
            label={t('feedback.more')}
            loadingLabel={t('support.loadingMore')}
            hasMore={list.hasMore}
            loading={list.isLoadingMore}
            onLoadMore={list.loadMore}
          />
        </Stack>
      </ListState>
    </Stack>
  );
}

/** /admin-feedback: feedback of all users, its answers, ratings by week and area, and how fast pages were. */
export function AdminFeedbackPage() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  return (
    <Page title={t('feedback.desk.title')} description={t('feedback.desk.lead')}>
      <RequireSession reason={t('support.signIn')}>
        {({ isAdmin }) =>
          isAdmin ? (
            <Tabs
              label={t('feedback.desk.title')}
              value={TABS.find((tab) => tab === query.get('tab')) ?? 'list'}
              onValueChange={(tab) => setQuery(tab === 'list' ? {} : { tab }, { replace: true })}
              items={[
                { value: 'list', label: t('feedback.desk.list'), content: <FeedbackQueue /> },
                { value: 'ratings', label: t('feedback.desk.ratings'), content: <RatingsCharts /> },
                { value: 'speed', label: t('feedback.desk.speed'), content: <PageSpeedPanel /> },
              ]}
            />
          ) : (
            <EmptyState
              icon="shield"
              title={t('support.closed')}
              description={t('support.closedHint')}
            />
          )
        }
      </RequireSession>
    </Page>
  );
}
