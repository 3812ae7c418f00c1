import { useState } from 'react';
import { Button, EmptyState, ErrorState, LoadMore, Spinner, Stack } from '@tbt/design-system';
import { detailOf, useSearchParams } from '@tbt/web-kit';
import { useConnection, useQuery } from '@tbt/web-kit/graph';
import { DeskCase } from '../features/disputes/desk-case';
import { DisputeCard } from '../features/disputes/dispute-card';
import { DisputeCaseDocument, DisputesDocument, type DisputePhase } from '../generated/graphql';
import { DeskState } from '../features/marketplace-desk/desk-state';
import { ViewSwitch } from '../parts/view-switch/view-switch';
import { useText } from '../texts';

const PAGE_SIZE = 20;
const PHASES = ['waiting', 'decided'] as const satisfies readonly DisputePhase[];

/** The case in the address; null shows the list. */
function useOpenCase(): readonly [string | null, (id: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const open = (id: string | null) =>
    setQuery((current) => {
      if (id === null) current.delete('case');
      else current.set('case', id);
      return current;
    });
  return [query.get('case'), open];
}

function OneCase({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useText();
  const { data, error, loading, refetch } = useQuery(DisputeCaseDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.dispute) return <DeskCase dispute={data.dispute} onBack={onBack} />;
  if (loading) return <Spinner label={t('jobs.shifts.loading')} />;
  if (error)
    return (
      <ErrorState
        title={t('jobs.desk.disputes.failed')}
        description={detailOf(error)}
        retryLabel={t('jobs.retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return (
    <EmptyState
      icon="search"
      title={t('jobs.desk.disputes.missing')}
      action={
        <Button variant="secondary" onClick={onBack}>
          {t('jobs.desk.disputes.back')}
        </Button>
      }
    />
  );
}

interface CaseListProps {
  phase: DisputePhase;
  onOpen: (id: string) => void;
}

function CaseList({ phase, onOpen }: CaseListProps) {
  const t = useText();
  const variables = { filter: { phase }, first: PAGE_SIZE };
  const list = useConnection(DisputesDocument, variables, (data) => data.disputes, {
    fetchPolicy: 'cache-and-network',
  });
  const empty =
    phase === 'waiting' ? 'jobs.desk.disputes.empty' : 'jobs.desk.disputes.emptyDecided';
  return (
    <DeskState {...list} empty={t(empty)}>
      <Stack gap="4">
        {list.nodes.map((dispute) => (
          <DisputeCard key={dispute.id} dispute={dispute} onOpen={() => onOpen(dispute.id)} />
        ))}
        <LoadMore
          label={t('jobs.shifts.more')}
          loadingLabel={t('jobs.shifts.loadingMore')}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      </Stack>
    </DeskState>
  );
}

export function DisputeQueue() {
  const t = useText();
  const [phase, setPhase] = useState<DisputePhase>('waiting');
  const [caseId, openCase] = useOpenCase();
  if (caseId !== null) return <OneCase id={caseId} onBack={() => openCase(null)} />;
  return (
    <Stack gap="4">
      <ViewSwitch
        label={t('jobs.desk.disputes.which')}
        chosen={phase}
        views={PHASES.map((value) => ({ value, label: t(`jobs.desk.disputes.${value}`) }))}
        onChoose={setPhase}
      />
      <CaseList key={phase} phase={phase} onOpen={openCase} />
    </Stack>
  );
}
