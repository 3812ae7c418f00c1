import { EmptyState, Stack } from '@tbt/design-system';
import { ChartFrame, type ChartFrameProps } from '@tbt/design-system/charts';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { MarketplaceFiguresFieldsFragment } from '../../generated/graphql';
import { useText } from '../../texts';

const MINUTES = 60;
const PERCENT = 100;

export type Figures = MarketplaceFiguresFieldsFragment;

/** Null without anything to divide by. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : (part / whole) * PERCENT;

export const sumOf = (
  figures: readonly Figures[],
  field: 'shifts' | 'filled' | 'bookings' | 'cancelledByTemp' | 'cancelledByClinic' | 'noShows',
): number => figures.reduce((sum, each) => sum + each[field], 0);

const medianOf = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
};

export function useStatisticsFormats() {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const oneDecimal = (value: number) => Math.round(value * 10) / 10;
  return {
    percent: (value: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
        value / PERCENT,
      ),
    hours: (value: number) => t('jobs.money.hours', { hours: formats.number(oneDecimal(value)) }),
    days: (value: number) =>
      t('jobs.desk.statistics.days', { days: formats.number(oneDecimal(value)) }),
    count: (value: number) => formats.number(value),
  };
}

/** Five charts by week, each with its table. */
export function StatisticsCharts({
  labels,
  figures,
}: {
  labels: readonly string[];
  figures: readonly Figures[];
}) {
  const t = useText();
  const write = useStatisticsFormats();
  const [shifts, bookings] = [sumOf(figures, 'shifts'), sumOf(figures, 'bookings')];
  const cancelled = sumOf(figures, 'cancelledByTemp') + sumOf(figures, 'cancelledByClinic');
  const toFill = medianOf(figures.map(({ minutesToFill }) => minutesToFill));
  const toPay = medianOf(figures.map(({ daysToPay }) => daysToPay));
  const frame = {
    titleAs: 'h2',
    labelsName: t('jobs.desk.statistics.week'),
    labels: [...labels],
    tableLabel: t('jobs.money.asTable'),
    chartLabel: t('jobs.money.asChart'),
    loadingLabel: t('jobs.desk.loading'),
    empty: <EmptyState icon="calendar" title={t('jobs.desk.statistics.none')} />,
  } satisfies Partial<ChartFrameProps>;
  const fillRate = t('jobs.desk.statistics.fillRate');
  const hoursToFill = t('jobs.desk.statistics.hoursToFill');
  const daysToPay = t('jobs.desk.statistics.daysToPay');
  const noShows = t('jobs.desk.statistics.noShows');
  return (
    <Stack gap="6">
      <ChartFrame
        {...frame}
        kind="line"
        title={fillRate}
        summary={t('jobs.desk.statistics.fillRate.summary', {
          rate: write.percent(shareOf(sumOf(figures, 'filled'), shifts) ?? 0),
          count: shifts,
        })}
        series={[
          { name: fillRate, values: figures.map((each) => shareOf(each.filled, each.shifts)) },
        ]}
        formatValue={write.percent}
      />
      <ChartFrame
        {...frame}
        kind="line"
        title={hoursToFill}
        summary={t('jobs.desk.statistics.hoursToFill.summary', {
          hours: write.hours((toFill ?? 0) / MINUTES),
        })}
        series={[
          {
            name: hoursToFill,
            values: figures.map(({ minutesToFill }) =>
              typeof minutesToFill === 'number' ? minutesToFill / MINUTES : null,
            ),
          },
        ]}
        formatValue={write.hours}
      />
      <ChartFrame
        {...frame}
        kind="bar"
        title={t('jobs.desk.statistics.cancelRate')}
        summary={t('jobs.desk.statistics.cancelRate.summary', {
          rate: write.percent(shareOf(cancelled, bookings) ?? 0),
          count: bookings,
        })}
        series={[
          {
            name: t('jobs.desk.statistics.byTemp'),
            values: figures.map((each) => shareOf(each.cancelledByTemp, each.bookings)),
          },
          {
            name: t('jobs.desk.statistics.byClinic'),
            values: figures.map((each) => shareOf(each.cancelledByClinic, each.bookings)),
          },
        ]}
        formatValue={write.percent}
      />
      <ChartFrame
        {...frame}
        kind="line"
        title={daysToPay}
        summary={t('jobs.desk.statistics.daysToPay.summary', { days: Math.round(toPay ?? 0) })}
        series={[{ name: daysToPay, values: figures.map((each) => each.daysToPay ?? null) }]}
        formatValue={write.days}
      />
      <ChartFrame
        {...frame}
        kind="bar"
        title={noShows}
        summary={t('jobs.desk.statistics.noShows.summary', { count: sumOf(figures, 'noShows') })}
        series={[{ name: noShows, values: figures.map((each) => each.noShows) }]}
        formatValue={write.count}
      />
    </Stack>
  );
}
