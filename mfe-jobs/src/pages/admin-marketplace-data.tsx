import { useState } from 'react';
import { optionLabel, PROVINCES } from '@tbt/contracts';
import { Cluster, FormField, LoadMore, Select, Stack } from '@tbt/design-system';
import { now, useLocale } from '@tbt/web-kit';
import { useConnection, useQuery } from '@tbt/web-kit/graph';
import { DeskState } from '../features/marketplace-desk/desk-state';
import { HolidaysTable } from '../features/marketplace-desk/holidays-table';
import { LadderEditor } from '../features/marketplace-desk/ladder-editor';
import { NoShowCard } from '../features/marketplace-desk/no-show-card';
import { RegulatorsTable } from '../features/marketplace-desk/regulators-table';
import { StatisticsPanel } from '../features/marketplace-statistics/statistics-panel';
import {
  HolidaysDocument,
  MarketplaceStatisticsDocument,
  NoShowsDocument,
  RegulatorsDocument,
  ReliabilityLaddersDocument,
} from '../generated/graphql';
import { useText } from '../texts';
import { wholeList } from './whole-list';

const PAGE_SIZE = 20;
const FRESH = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } as const;
const WEEKS = [12, 26, 52] as const;
const YEARS_AHEAD = 3;

function ProvinceSelect({
  value,
  placeholder,
  onChange,
}: {
  value: string;
  placeholder?: string;
  onChange: (province: string) => void;
}) {
  const t = useText();
  const { locale } = useLocale();
  return (
    <FormField label={t('jobs.desk.province')}>
      <Select
        value={value}
        placeholder={placeholder}
        options={PROVINCES.map((province) => ({
          value: province,
          label: optionLabel(locale, 'province', province),
        }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}

export function Statistics() {
  const t = useText();
  const [province, setProvince] = useState('');
  const [weeks, setWeeks] = useState<number>(WEEKS[1]);
  const answer = useQuery(MarketplaceStatisticsDocument, {
    ...FRESH,
    variables: { province: province || null, weeks },
  });
  const list = wholeList(answer, (data) => [data.marketplaceStatistics]);
  return (
    <Stack gap="5">
      <Cluster gap="3">
        <ProvinceSelect
          value={province}
          placeholder={t('jobs.desk.statistics.canada')}
          onChange={setProvince}
        />
        <FormField label={t('jobs.desk.statistics.weeks')}>
          <Select
            value={String(weeks)}
            options={WEEKS.map((count) => ({
              value: String(count),
              label: t('jobs.desk.statistics.lastWeeks', { count }),
            }))}
            onChange={(event) => setWeeks(Number(event.target.value))}
          />
        </FormField>
      </Cluster>
      <DeskState {...list} empty={t('jobs.desk.statistics.empty')}>
        {list.items.map((statistics) => (
          <StatisticsPanel key="statistics" statistics={statistics} />
        ))}
      </DeskState>
    </Stack>
  );
}

export function NoShowQueue() {
  const t = useText();
  const list = useConnection(NoShowsDocument, { first: PAGE_SIZE }, (data) => data.noShows, {
    fetchPolicy: 'cache-and-network',
  });
  return (
    <DeskState {...list} empty={t('jobs.desk.noShows.empty')}>
      <Stack gap="4">
        {list.nodes.map((noShow) => (
          <NoShowCard key={noShow.id} noShow={noShow} />
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

/** Points of the reliability score. */
export function Ladder() {
  const t = useText();
  const list = wholeList(
    useQuery(ReliabilityLaddersDocument, FRESH),
    (data) => data.reliabilityLadders,
  );
  return (
    <DeskState {...list} empty={t('jobs.desk.ladder.empty')}>
      <LadderEditor ladders={list.items} />
    </DeskState>
  );
}

export function Holidays() {
  const t = useText();
  const thisYear = now().getFullYear();
  const [province, setProvince] = useState('Ontario');
  const [year, setYear] = useState(thisYear);
  const answer = useQuery(HolidaysDocument, { ...FRESH, variables: { province, year } });
  const list = wholeList(answer, (data) => data.holidays);
  return (
    <Stack gap="5">
      <Cluster gap="3">
        <ProvinceSelect value={province} onChange={setProvince} />
        <FormField label={t('jobs.desk.year')}>
          <Select
            value={String(year)}
            options={Array.from({ length: YEARS_AHEAD }, (_, index) => {
              const each = String(thisYear + index);
              return { value: each, label: each };
            })}
            onChange={(event) => setYear(Number(event.target.value))}
          />
        </FormField>
      </Cluster>
      <DeskState {...list} empty={t('jobs.desk.holidays.empty')}>
        <HolidaysTable province={province} holidays={list.items} />
      </DeskState>
    </Stack>
  );
}

export function Regulators() {
  const t = useText();
  const list = wholeList(useQuery(RegulatorsDocument, FRESH), (data) => data.regulators);
  return (
    <DeskState {...list} empty={t('jobs.desk.regulators.empty')}>
      <RegulatorsTable regulators={list.items} />
    </DeskState>
  );
}
