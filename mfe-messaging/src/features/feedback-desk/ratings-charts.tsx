import { useState } from 'react';
import { FEEDBACK_CATEGORIES } from '@tbt/contracts';
import { Cluster, EmptyState, FormField, Select, Stack } from '@tbt/design-system';
import { ChartFrame, type ChartFrameProps } from '@tbt/design-system/charts';
import { useFormats } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { FeedbackRatingsDocument, type FeedbackRatingsQuery } from '../../generated/graphql';
import { ListState } from '../../parts/list-state/list-state';
import { PeriodField } from '../../parts/period-field';
import { useText } from '../../texts';
import { averageOf, averagesByArea, averagesByWeek } from './average-ratings';

const WEEKS = [12, 26, 52] as const;

function Charts({ ratings }: { ratings: FeedbackRatingsQuery['feedbackRatings'] }) {
  const t = useText();
  const formats = useFormats();
  const [area, setArea] = useState('');
  const category = FEEDBACK_CATEGORIES.find((known) => known === area) ?? null;
  const byWeek = averagesByWeek(ratings, category);
  const byArea = averagesByArea(ratings);
  const all = averageOf(ratings);
  const teeth = t('feedback.desk.teeth');
  const frame = {
    titleAs: 'h2',
    tableLabel: t('feedback.desk.asTable'),
    chartLabel: t('feedback.desk.asChart'),
    loadingLabel: t('support.loading'),
    empty: <EmptyState icon="tooth" title={t('feedback.desk.noRatings')} />,
    formatValue: (value: number) => formats.number(Math.round(value * 10) / 10),
    summary: t('feedback.desk.summary', {
      average: formats.number(Math.round((all.average ?? 0) * 10) / 10),
      count: all.count,
    }),
  } satisfies Partial<ChartFrameProps>;
  return (
    <Stack gap="6">
      <Cluster>
        <FormField label={t('feedback.category')}>
          <Select
            value={area}
            placeholder={t('feedback.desk.all')}
            options={FEEDBACK_CATEGORIES.map((value) => ({
              value,
              label: t(`feedback.category.${value}`),
            }))}
            onChange={({ target }) => setArea(target.value)}
          />
        </FormField>
      </Cluster>
      <ChartFrame
        {...frame}
        kind="line"
        title={t('feedback.desk.byWeek')}
        labelsName={t('feedback.desk.week')}
        labels={byWeek.map(({ weekStartsOn }) => formats.shortDate(weekStartsOn))}
        series={[{ name: teeth, values: byWeek.map(({ average }) => average) }]}
      />
      <ChartFrame
        {...frame}
        kind="bar"
        title={t('feedback.desk.byArea')}
        labelsName={t('feedback.category')}
        labels={byArea.map((each) => t(`feedback.category.${each.category}`))}
        series={[{ name: teeth, values: byArea.map(({ average }) => average) }]}
      />
    </Stack>
  );
}

export function RatingsCharts() {
  const t = useText();
  const [weeks, setWeeks] = useState<(typeof WEEKS)[number]>(WEEKS[0]);
  const { data, error, refetch } = useQuery(FeedbackRatingsDocument, {
    variables: { weeks },
    fetchPolicy: 'cache-and-network',
  });
  const ratings = data?.feedbackRatings ?? [];
  const loaded = ratings.length > 0 ? 'full' : 'empty';
  return (
    <Stack gap="5">
      <PeriodField
        lengths={WEEKS}
        value={weeks}
        labelOf={(count) => t('feedback.desk.weeks', { count })}
        onChange={setWeeks}
      />
      <ListState
        state={data ? loaded : error ? 'error' : 'loading'}
        error={error}
        retry={() => void refetch()}
        empty={{ icon: 'tooth', title: t('feedback.desk.noRatings') }}
      >
        <Charts ratings={ratings} />
      </ListState>
    </Stack>
  );
}
