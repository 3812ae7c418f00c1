import { EmptyState } from '@tbt/design-system';
import { ChartFrame } from '@tbt/design-system/charts';
import { useFormats } from '@tbt/web-kit';
import { readFragment } from '../../generated';
import {
  InvoiceTotalsFieldsFragmentDoc,
  type InvoiceYearFieldsFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import type { InvoiceSide } from './invoice-sides';
import { useMonthName } from './use-month-name';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Amounts before taxes by month. */
export function MonthChart({
  year: { year, months },
  side,
}: {
  year: InvoiceYearFieldsFragment;
  side: InvoiceSide;
}) {
  const t = useText();
  const formats = useFormats();
  const monthName = useMonthName();
  const amounts = new Map(
    months.map(({ month, totals }) => [
      month,
      Number(readFragment(InvoiceTotalsFieldsFragmentDoc, totals).subtotal),
    ]),
  );
  const [best] = [...amounts].sort(([, a], [, b]) => b - a);
  return (
    <ChartFrame
      title={t(`jobs.money.${side}.byMonth`)}
      titleAs="h2"
      summary={
        best
          ? t('jobs.money.bestMonth', {
              month: monthName(best[0]),
              amount: formats.currency(best[1]),
            })
          : ''
      }
      kind="bar"
      labelsName={t('jobs.money.month')}
      labels={best ? MONTHS.map((month) => monthName(`${year}-${month}`, 'short')) : []}
      series={[
        {
          name: t('jobs.money.subtotal'),
          values: MONTHS.map((month) => amounts.get(`${year}-${month}`) ?? 0),
        },
      ]}
      formatValue={formats.currency}
      tableLabel={t('jobs.money.asTable')}
      chartLabel={t('jobs.money.asChart')}
      loadingLabel={t('jobs.money.loading')}
      empty={<EmptyState icon="dollar" title={t('jobs.money.noneInYear', { year })} />}
    />
  );
}
