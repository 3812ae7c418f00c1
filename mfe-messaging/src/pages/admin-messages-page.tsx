import { EmptyState, Page } from '@tbt/design-system';
import { Tabs } from '@tbt/design-system/tabs';
import { RequireSession, useSearchParams } from '@tbt/web-kit';
import { useText } from '../texts';
import { ContactQueue, ReportQueue } from './admin-messages-queues';

/** /admin-messages: contact messages and reports. */
export function AdminMessagesPage() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  return (
    <Page title={t('support.title')} description={t('support.lead')}>
      <RequireSession reason={t('support.signIn')}>
        {({ isAdmin }) =>
          isAdmin ? (
            <Tabs
              label={t('support.title')}
              value={query.get('tab') === 'reports' ? 'reports' : 'messages'}
              onValueChange={(tab) => setQuery(tab === 'reports' ? { tab } : {}, { replace: true })}
              items={[
                { value: 'messages', label: t('support.tab.messages'), content: <ContactQueue /> },
                { value: 'reports', label: t('support.tab.reports'), content: <ReportQueue /> },
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
