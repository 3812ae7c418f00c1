import { Button, EmptyState, ErrorState, LoadMore, Spinner, Stack } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useConnection, useQuery } from '@tbt/web-kit/graph';
import { CodeCard } from '../features/subscription-desk/code-card';
import { DeskClinic } from '../features/subscription-desk/desk-clinic';
import { DeskFilters } from '../features/subscription-desk/desk-filters';
import { DeskList } from '../features/subscription-desk/desk-list';
import { useDeskFilter } from '../features/subscription-desk/use-desk-filter';
import {
  DeskPromotionsDocument,
  DeskSubscriptionDocument,
  DeskSubscriptionsDocument,
} from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 20;
const FRESH = { fetchPolicy: 'cache-and-network' } as const;

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  return (
    <ErrorState
      title={t('clinic.desk.loadFailed')}
      description={detailOf(error)}
      retryLabel={t('clinic.retry')}
      onRetry={onRetry}
    />
  );
}

function Clinics({ filter }: { filter: Record<string, string> }) {
  const t = useText();
  const { clear } = useDeskFilter();
  const list = useConnection(
    DeskSubscriptionsDocument,
    { filter, first: PAGE_SIZE },
    (data) => data.deskSubscriptions,
    FRESH,
  );
  if (list.state === 'loading') return <Spinner label={t('clinic.desk.loading')} layout="page" />;
  if (list.state === 'error') return <Failed error={list.error} onRetry={list.retry} />;
  if (list.state === 'empty')
    return Object.keys(filter).length === 0 ? (
      <EmptyState
        icon="clinic"
        title={t('clinic.desk.empty')}
        description={t('clinic.desk.emptyHint')}
      />
    ) : (
      <EmptyState
        icon="search"
        title={t('clinic.desk.noMatch')}
        action={
          <Button variant="secondary" onClick={clear}>
            {t('clinic.desk.clear')}
          </Button>
        }
      />
    );
  return (
    <Stack gap="4">
      <DeskList rows={list.nodes} />
      <LoadMore
        label={t('clinic.desk.more')}
        loadingLabel={t('clinic.desk.loading')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </Stack>
  );
}

export function ClinicList() {
  const { filters, graphFilter, change } = useDeskFilter();
  return (
    <Stack gap="5">
      <DeskFilters filters={filters} onChange={change} />
      <Clinics filter={graphFilter as Record<string, string>} />
    </Stack>
  );
}

export function OpenClinic({ clinicId, onBack }: { clinicId: string; onBack: () => void }) {
  const t = useText();
  const query = useQuery(DeskSubscriptionDocument, { ...FRESH, variables: { clinicId } });
  const row = query.data?.deskSubscription;
  return (
    <Stack gap="5">
      <div>
        <Button variant="secondary" onClick={onBack}>
          {t('clinic.desk.back')}
        </Button>
      </div>
      {row && <DeskClinic subscription={row} />}
      {!row && query.error && (
        <Failed error={query.error} onRetry={() => void query.refetch().catch(() => undefined)} />
      )}
      {!row && !query.error && <Spinner label={t('clinic.desk.loading')} layout="page" />}
    </Stack>
  );
}

export function Codes() {
  const t = useText();
  const query = useQuery(DeskPromotionsDocument, FRESH);
  const codes = query.data?.deskPromotions;
  if (!codes)
    return query.error ? (
      <Failed error={query.error} onRetry={() => void query.refetch().catch(() => undefined)} />
    ) : (
      <Spinner label={t('clinic.desk.loading')} layout="page" />
    );
  return (
    <Stack gap="5">
      {codes.map((promotion) => (
        <CodeCard key={promotion.code} promotion={promotion} />
      ))}
    </Stack>
  );
}
