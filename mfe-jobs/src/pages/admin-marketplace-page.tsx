import { EmptyState, Page, Tabs } from '@tbt/design-system';
import { RequireSession } from '@tbt/web-kit';
import { useText } from '../texts';
import {
  AppealQueue,
  BlockQueue,
  RateList,
  ReviewQueue,
  WaiverQueue,
} from './admin-marketplace-queues';

/** /admin-marketplace: reviews, appeals and waivers of the marketplace. */
export function AdminMarketplacePage() {
  const t = useText();
  return (
    <Page title={t('jobs.desk.title')} description={t('jobs.desk.lead')}>
      <RequireSession reason={t('jobs.desk.signIn')}>
        {({ isAdmin }) =>
          isAdmin ? (
            <Tabs
              label={t('jobs.desk.title')}
              items={[
                { value: 'waivers', label: t('jobs.desk.tab.waivers'), content: <WaiverQueue /> },
                { value: 'appeals', label: t('jobs.desk.tab.appeals'), content: <AppealQueue /> },
                { value: 'reviews', label: t('jobs.desk.tab.reviews'), content: <ReviewQueue /> },
                { value: 'blocks', label: t('jobs.desk.tab.blocks'), content: <BlockQueue /> },
                { value: 'rates', label: t('jobs.desk.tab.rates'), content: <RateList /> },
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
