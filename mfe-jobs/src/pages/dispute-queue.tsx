import { useState } from 'react';
import { LoadMore, Stack } from '@tbt/design-system';
import { useConnection } from '@tbt/web-kit';
import { DeskCase } from '../features/disputes/desk-case';
import { DisputeCard } from '../features/disputes/dispute-card';
import { DisputesDocument, type DisputePhase } from '../generated/graphql';
import { DeskState } from '../features/marketplace-desk/desk-state';
import { ViewSwitch } from '../parts/view-switch/view-switch';
import { useText } from '../texts';

const PAGE_SIZE = 20;
const PHASES = ['waiting', 'decided'] as const satisfies readonly DisputePhase[];

function CaseList({ phase }: { phase: DisputePhase }) {
  const t = useText();
  const [openId, setOpenId] = useState<string | null>(null);
  const variables = { filter: { phase }, first: PAGE_SIZE };
  const list = useConnection(DisputesDocument, variables, (data) => data.disputes, {
    fetchPolicy: 'cache-and-network',
  });
  const opened = list.nodes.find(({ id }) => id === openId);
  if (opened) return <DeskCase dispute={opened} onBack={() => setOpenId(null)} />;
  const empty =
    phase === 'waiting' ? 'jobs.desk.disputes.empty' : 'jobs.desk.disputes.emptyDecided';
  return (
    <DeskState {...list} empty={t(empty)}>
      <Stack gap="4">
        {list.nodes.map((dispute) => (
          <DisputeCard key={dispute.id} dispute={dispute} onOpen={() => setOpenId(dispute.id)} />
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

/** Disputes that wait for an administrator, and decided ones. */
export function DisputeQueue() {
  const t = useText();
  const [phase, setPhase] = useState<DisputePhase>('waiting');
  return (
    <Stack gap="4">
      <ViewSwitch
        label={t('jobs.desk.disputes.which')}
        chosen={phase}
        views={PHASES.map((value) => ({ value, label: t(`jobs.desk.disputes.${value}`) }))}
        onChoose={setPhase}
      />
      <CaseList key={phase} phase={phase} />
    </Stack>
  );
}
