import { EmptyState, Page } from '@tbt/design-system';
import { Tabs } from '@tbt/design-system/tabs';
import { RequireSession, useSearchParams } from '@tbt/web-kit';
import { TabCount } from '../parts/shift-list/tab-count';
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
import { useDeskCounts, type DeskCount } from './use-desk-counts';

const CASES = [
  { value: 'waivers', content: <WaiverQueue /> },
  { value: 'appeals', content: <AppealQueue /> },
  { value: 'disputes', content: <DisputeQueue /> },
  { value: 'reviews', content: <ReviewQueue /> },
  { value: 'blocks', content: <BlockQueue /> },
  { value: 'reports', content: <ReportedReviews /> },
  { value: 'noShows', content: <NoShowQueue /> },
] as const;

const DATA = [
  { value: 'statistics', content: <Statistics /> },
  { value: 'rates', content: <RateList /> },
  { value: 'ladder', content: <Ladder /> },
  { value: 'holidays', content: <Holidays /> },
  { value: 'regulators', content: <Regulators /> },
] as const;

const GROUPS = { cases: CASES, data: DATA } as const;

function Desk() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const group = DATA.some(({ value }) => value === asked) ? 'data' : 'cases';
  const tabs = GROUPS[group];
  const counts: Record<string, DeskCount> = useDeskCounts();
  // An empty one keeps room for a figure, which wrapped tabs have not.
  const badgeOf = (tab: string) =>
    counts[tab]?.count !== 0 && counts[tab] && <TabCount {...counts[tab]} />;
  const open = (tab: string) => setQuery({ tab }, { replace: true });
  const content = (
    <Tabs
      label={t(`jobs.desk.group.${group}`)}
      value={tabs.find(({ value }) => value === asked)?.value ?? tabs[0].value}
      onValueChange={open}
      wrap
      items={tabs.map((tab) => ({
        ...tab,
        label: t(`jobs.desk.tab.${tab.value}`),
        badge: badgeOf(tab.value),
      }))}
    />
  );
  return (
    <Tabs
      label={t('jobs.desk.title')}
      value={group}
      onValueChange={(chosen) => open(GROUPS[chosen as keyof typeof GROUPS][0].value)}
      items={(['cases', 'data'] as const).map((value) => ({
        ...{ value, content },
        label: t(`jobs.desk.group.${value}`),
      }))}
    />
  );
}

/** /admin-marketplace: cases that wait for a decision, and the data of the marketplace. */
export function AdminMarketplacePage() {
  const t = useText();
  return (
    <Page title={t('jobs.desk.title')} description={t('jobs.desk.lead')}>
      <RequireSession reason={t('jobs.desk.signIn')}>
        {({ isAdmin }) =>
          isAdmin ? (
            <Desk />
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
