import { useState } from 'react';
import { MEASURED_PAGES, WEB_VITALS, type WebVital } from '@tbt/contracts';
import { Badge, Stack, Text } from '@tbt/design-system';
import { Table, type TableColumn } from '@tbt/design-system/table';
import { useFormats } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { PageSpeedsDocument } from '../../generated/graphql';
import { ListState } from '../../parts/list-state/list-state';
import { PeriodField } from '../../parts/period-field';
import { useText } from '../../texts';
import { gradeOf, pageSpeedRows, rowKeyOf, type PageSpeedRow } from './page-speed-rows';

const DAYS = [7, 28, 90] as const;
const THOUSAND = 1000;
const TONES = { good: 'success', fair: 'warning', poor: 'danger' } as const;

function useVitalText() {
  const t = useText();
  const { number } = useFormats();
  return (vital: WebVital, value: number): string => {
    if (vital === 'cls') return number(value / THOUSAND);
    return value < THOUSAND
      ? t('feedback.desk.speed.milliseconds', { milliseconds: number(value) })
      : t('feedback.desk.speed.seconds', { seconds: number(value / THOUSAND) });
  };
}

function Vital({ vital, value }: { vital: WebVital; value: number | undefined }) {
  const t = useText();
  const textOf = useVitalText();
  if (value === undefined) return '–';
  const grade = gradeOf(vital, value);
  return (
    <Badge tone={TONES[grade]}>
      {t(`feedback.desk.speed.${grade}`, { value: textOf(vital, value) })}
    </Badge>
  );
}

function SpeedTable({ rows }: { rows: readonly PageSpeedRow[] }) {
  const t = useText();
  const { number } = useFormats();
  const vitals = WEB_VITALS.map((vital): TableColumn<PageSpeedRow> => ({
    id: vital,
    header: t(`feedback.desk.speed.${vital}`),
    cell: ({ p75 }) => <Vital vital={vital} value={p75[vital]} />,
  }));
  return (
    <Table
      caption={t('feedback.desk.speed.caption')}
      density="dense"
      rows={rows}
      rowKey={rowKeyOf}
      columns={[
        {
          id: 'page',
          header: t('feedback.desk.speed.page'),
          cell: ({ page }) => MEASURED_PAGES[page] ?? t('feedback.desk.speed.other'),
          rowHeader: true,
        },
        {
          id: 'device',
          header: t('feedback.desk.speed.device'),
          cell: ({ isPhone }) => t(`feedback.desk.speed.${isPhone ? 'phone' : 'computer'}`),
        },
        {
          id: 'visits',
          header: t('feedback.desk.speed.visits'),
          align: 'end',
          cell: ({ visits }) => number(visits),
        },
        ...vitals,
      ]}
    />
  );
}

/** How fast pages were for real visits. */
export function PageSpeedPanel() {
  const t = useText();
  const [days, setDays] = useState<(typeof DAYS)[number]>(DAYS[1]);
  const { data, error, refetch } = useQuery(PageSpeedsDocument, {
    variables: { days },
    fetchPolicy: 'cache-and-network',
  });
  const rows = pageSpeedRows(data?.pageSpeeds ?? []);
  const loaded = rows.length > 0 ? 'full' : 'empty';
  return (
    <Stack gap="5">
      <Text tone="muted">{t('feedback.desk.speed.lead')}</Text>
      <PeriodField
        lengths={DAYS}
        value={days}
        labelOf={(count) => t('feedback.desk.speed.days', { count })}
        onChange={setDays}
      />
      <ListState
        state={data ? loaded : error ? 'error' : 'loading'}
        error={error}
        retry={() => void refetch()}
        empty={{ icon: 'search', title: t('feedback.desk.speed.none') }}
      >
        <SpeedTable rows={rows} />
      </ListState>
    </Stack>
  );
}
