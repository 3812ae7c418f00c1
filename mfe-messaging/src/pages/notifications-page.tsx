import { Page, Stack } from '@tbt/design-system';
import { Tabs } from '@tbt/design-system/tabs';
import { RequireSession, useSearchParams } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { NotificationFilters } from '../features/notification-list/notification-filters';
import { useNotificationFilter } from '../features/notification-list/use-notification-filter';
import { NotificationList } from '../features/notification-list/notification-list';
import { NotificationPreferences } from '../features/notification-preferences/notification-preferences';
import { NotificationsPageDocument } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 20;
const PREFERENCES = 'preferences';

function Everything() {
  const { filter, choose } = useNotificationFilter();
  const list = useConnection(
    NotificationsPageDocument,
    { first: PAGE_SIZE, ...filter },
    (data) => data.notifications,
    { fetchPolicy: 'cache-and-network' },
  );
  return (
    <Stack gap="5">
      <NotificationFilters filter={filter} onChange={choose} />
      <NotificationList list={list} isFiltered={filter.unreadOnly || filter.category !== null} />
    </Stack>
  );
}

function Parts() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('tab') === PREFERENCES ? PREFERENCES : 'all';
  return (
    <Tabs
      label={t('notifications.title')}
      value={chosen}
      onValueChange={(tab) => setQuery(tab === PREFERENCES ? { tab } : {}, { replace: true })}
      items={[
        { value: 'all', label: t('notifications.title'), content: <Everything /> },
        {
          value: PREFERENCES,
          label: t('notifications.preferences'),
          content: <NotificationPreferences />,
        },
      ]}
    />
  );
}

/** /notifications: the list and the preferences. */
export function NotificationsPage() {
  const t = useText();
  return (
    <Page title={t('notifications.title')} width="narrow">
      <RequireSession reason={t('notifications.signIn')}>{() => <Parts />}</RequireSession>
    </Page>
  );
}
