import { EmptyState, Page, Tabs } from '@tbt/design-system';
import { RequireSession, useSearchParams } from '@tbt/web-kit';
import { useText } from '../texts';
import { Holidays, Ladder, NoShowQueue, Regulators, Statistics } from './admin-marketplace-data';
import {
  AppealQueue,
  BlockQueue,
  RateList,
  ReviewQueue,
  WaiverQueue,
} from './admin-marketplace-queues';
import { ReportedReviews } from './reported-reviews';
import { DisputeQueue } from './dispute-queue';

const TABS: readonly string[] = [
  ...['waivers', 'appeals', 'disputes', 'reviews', 'blocks', 'reports'],
  ...['noShows', 'statistics', 'rates', 'ladder', 'holidays', 'regulators'],
];

/** /admin-marketplace: reviews, appeals and waivers of the marketplace. */
export function AdminMarketplacePage() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  return (
    <Page title={t('jobs.desk.title')} description={t('jobs.desk.lead')}>
      <RequireSession reason={t('jobs.desk.signIn')}>
        {({ isAdmin }) =>
          isAdmin ? (
            <Tabs
              label={t('jobs.desk.title')}
              value={TABS.find((tab) => tab === query.get('tab')) ?? 'waivers'}
              onValueChange={(tab) => setQuery({ tab }, { replace: true })}
              items={[
                { value: 'waivers', label: t('jobs.desk.tab.waivers'), content: <WaiverQueue /> },
                { value: 'appeals', label: t('jobs.desk.tab.appeals'), content: <AppealQueue /> },
                {
                  value: 'disputes',
                  label: t('jobs.desk.tab.disputes'),
                  content: <DisputeQueue />,
                },
                { value: 'reviews', label: t('jobs.desk.tab.reviews'), content: <ReviewQueue /> },
                { value: 'blocks', label: t('jobs.desk.tab.blocks'), content: <BlockQueue /> },
                {
                  value: 'reports',
                  label: t('jobs.desk.tab.reports'),
                  content: <ReportedReviews />,
                },
                { value: 'noShows', label: t('jobs.desk.tab.noShows'), content: <NoShowQueue /> },
                {
                  value: 'statistics',
                  label: t('jobs.desk.tab.statistics'),
                  content: <Statistics />,
                },
                { value: 'rates', label: t('jobs.desk.tab.rates'), content: <RateList /> },
                { value: 'ladder', label: t('jobs.desk.tab.ladder'), content: <Ladder /> },
                { value: 'holidays', label: t('jobs.desk.tab.holidays'), content: <Holidays /> },
                {
                  value: 'regulators',
                  label: t('jobs.desk.tab.regulators'),
                  content: <Regulators />,
                },
              ]}
            />
          ) : (
            <EmptyState
              icon="shield"
              title={t('jobs.desk.closed')}
              description={t('jobs.desk.closedHint')}
            />
          )
        }
      </RequireSession>
    </Page>
  );
}
