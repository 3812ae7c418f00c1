import { EmptyState, ErrorState, Page, Spinner, Stack } from '@tbt/design-system';
import {
  detailOf,
  ReadsOnlyNotice,
  RequireSession,
  useAlertSignals,
  useReadsOnly,
  useSession,
} from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { AlertQuota, hasAlertsLeft } from '../features/clinic-alerts/alert-quota';
import { ClinicAlertItem } from '../features/clinic-alerts/clinic-alert-item';
import { ComposeAlertForm } from '../features/clinic-alerts/compose-alert-form';
import { ReceivedAlertItem } from '../features/received-alerts/received-alert-item';
import { ClinicAlertBoardDocument, ReceivedAlertsDocument } from '../generated/graphql';
import { useText } from '../texts';

function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  if (!error) return <Spinner label={t('clinic.alerts.loading')} layout="page" />;
  return (
    <ErrorState
      title={t('clinic.alerts.failed')}
      description={detailOf(error)}
      retryLabel={t('clinic.retry')}
      onRetry={onRetry}
    />
  );
}

function ClinicSide() {
  const t = useText();
  const { data, error, refetch } = useQuery(ClinicAlertBoardDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => undefined);
  useAlertSignals(reload);
  const readsOnly = useReadsOnly();
  if (!data) return <Unread error={error} onRetry={reload} />;
  const { edges } = data.clinicAlerts;
  const canSend = hasAlertsLeft(data.clinicAlertQuota);
  return (
    <Stack gap="6">
      <AlertQuota quota={data.clinicAlertQuota} />
      {readsOnly && <ReadsOnlyNotice />}
      {!readsOnly && canSend && <ComposeAlertForm onSent={reload} />}
      <Stack as="section" gap="4" aria-label={t('clinic.alerts.yours')}>
        <h2>{t('clinic.alerts.yours')}</h2>
        {edges.length === 0 && (
          <EmptyState
            icon="bell"
            title={t('clinic.alerts.empty')}
            description={t('clinic.alerts.emptyHint')}
          />
        )}
        {edges.map(({ node }) => (
          <ClinicAlertItem key={node.id} alert={node} canSend={canSend} onChanged={reload} />
        ))}
      </Stack>
    </Stack>
  );
}

function ProfessionalSide() {
  const t = useText();
  const { data, error, refetch } = useQuery(ReceivedAlertsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => undefined);
  useAlertSignals(reload);
  if (!data) return <Unread error={error} onRetry={reload} />;
  const { edges } = data.receivedAlerts;
  return (
    <Stack gap="4">
      {edges.length === 0 && (
        <EmptyState
          icon="bell"
          title={t('clinic.alerts.noneReceived')}
          description={t('clinic.alerts.noneReceivedHint')}
        />
      )}
      {edges.map(({ node }) => (
        <ReceivedAlertItem key={node.alertId} alert={node} onChanged={reload} />
      ))}
    </Stack>
  );
}

/** /clinic-alerts: a clinic writes and follows alerts, a professional reads and answers them. */
export function ClinicAlertsPage() {
  const t = useText();
  const { viewer } = useSession();
  const isProfessional = viewer?.role === 'hygienist' || viewer?.role === 'assistant';
  return (
    <Page
      title={t('clinic.alerts.heading')}
      description={t(
        isProfessional ? 'clinic.alerts.leadProfessional' : 'clinic.alerts.leadClinic',
      )}
      width="text"
    >
      <RequireSession reason={t('clinic.alerts.signIn')}>
        {({ role }) =>
          role === 'clinic' ? (
            <ClinicSide />
          ) : role ? (
            <ProfessionalSide />
          ) : (
            <EmptyState icon="bell" title={t('clinic.alerts.closed')} />
          )
        }
      </RequireSession>
    </Page>
  );
}
