import { useState } from 'react';
import { isProfessionalRole, LIMITS, paths } from '@tbt/contracts';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  LoadMore,
  Page,
  Spinner,
  Stack,
  Text,
  TextLink,
} from '@tbt/design-system';
import { detailOf, Link, RequireSession, useSearchParams, useSession } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { AlertCard } from '../features/job-alerts/alert-card';
import { AlertDialog } from '../features/job-alerts/alert-dialog';
import { alertFromAddress, newAlert } from '../features/job-alerts/alert-form';
import { FoundShift } from '../features/job-alerts/found-shift';
import { JobAlertsPageDocument } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 20;

function useAlerts() {
  return useConnection(
    JobAlertsPageDocument,
    { first: PAGE_SIZE },
    (data) => data.jobAlertNotifications,
    { fetchPolicy: 'cache-and-network' },
  );
}

type Alerts = ReturnType<typeof useAlerts>;

function Found({ list }: { list: Alerts }) {
  const t = useText();
  return (
    <Stack as="section" gap="4" aria-label={t('jobs.alerts.found')}>
      <Heading as="h2" size="h3">
        {t('jobs.alerts.found')}
      </Heading>
      {list.nodes.length === 0 && <Text tone="muted">{t('jobs.alerts.foundNone')}</Text>}
      {list.nodes.map((found) => (
        <FoundShift key={found.id} found={found} />
      ))}
      <LoadMore
        label={t('jobs.alerts.moreFound')}
        loadingLabel={t('jobs.search.loadingMore')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </Stack>
  );
}

/** Whether a new alert is being written; an address can ask for one. */
function useNewAlert() {
  const [query, setQuery] = useSearchParams();
  const { viewer } = useSession();
  const [isOpen, setOpen] = useState(query.has('new'));
  const own = newAlert(viewer?.role, viewer?.province);
  return {
    isOpen,
    initial: alertFromAddress(query, own),
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      if (query.has('new')) setQuery({}, { replace: true });
    },
  };
}

function OfProfessional() {
  const t = useText();
  const list = useAlerts();
  const writing = useNewAlert();
  const alerts = list.data?.jobAlerts;
  if (!alerts && list.state === 'error')
    return (
      <ErrorState
        title={t('jobs.alerts.failed')}
        description={detailOf(list.error)}
        retryLabel={t('jobs.retry')}
        onRetry={list.retry}
      />
    );
  if (!alerts) return <Spinner label={t('jobs.alerts.loading')} layout="page" />;
  const add = (
    <Button
      iconStart={<Icon name="bell" size="small" />}
      disabled={alerts.length >= LIMITS.jobAlertsMax}
      onClick={writing.open}
    >
      {t('jobs.alerts.add')}
    </Button>
  );
  return (
    <Stack gap="6">
      {alerts.length === 0 ? (
        <EmptyState
          icon="bell"
          title={t('jobs.alerts.none')}
          description={t('jobs.alerts.noneHint')}
          action={add}
        />
      ) : (
        <Stack as="section" gap="4" aria-label={t('jobs.alerts.yours')}>
          <Cluster gap="3" justify="between">
            <Heading as="h2" size="h3">
              {t('jobs.alerts.yours')}
            </Heading>
            {add}
          </Cluster>
          {alerts.length >= LIMITS.jobAlertsMax && (
            <Text tone="muted">{t('jobs.alerts.full', { max: LIMITS.jobAlertsMax })}</Text>
          )}
          {alerts.map((alert) => (
            <AlertCard key={alert.id} alert={alert} onChanged={list.retry} />
          ))}
        </Stack>
      )}
      <Text size="small" tone="muted">
        {t('jobs.alerts.quiet')}{' '}
        <TextLink asChild>
          <Link to={`${paths.notifications()}?tab=preferences`}>
            {t('jobs.alerts.preferences')}
          </Link>
        </TextLink>
      </Text>
      <Found list={list} />
      {writing.isOpen && (
        <AlertDialog initial={writing.initial} onSaved={list.retry} onClose={writing.close} />
      )}
    </Stack>
  );
}

/** /job-alerts: what a professional wants to hear about, and what was found. */
export function JobAlertsPage() {
  const t = useText();
  const { viewer } = useSession();
  return (
    <Page title={t('jobs.alerts.title')} description={t('jobs.alerts.lead')}>
      <RequireSession reason={t('jobs.alerts.signIn')}>
        {isProfessionalRole(viewer?.role) ? (
          <OfProfessional />
        ) : (
          <EmptyState
            icon="bell"
            title={t('jobs.alerts.otherRole')}
            description={t('jobs.alerts.otherRoleHint')}
          />
        )}
      </RequireSession>
    </Page>
  );
}
