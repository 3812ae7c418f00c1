import { Stat, StatGroup } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { InvoiceTotalsFieldsFragment } from '../../generated/graphql';
import { useWorkedTime } from '../../parts/worked-time/use-worked-time';
import { useText } from '../../texts';

const TAXES = ['gst', 'hst', 'qst'] as const;

/** What a tax return asks for: amounts before taxes, each tax, hours. */
export function TotalsFigures({ totals }: { totals: InvoiceTotalsFieldsFragment }) {
  const t = useText();
  const formats = useFormats();
  const timeOf = useWorkedTime();
  return (
    <StatGroup variant="cards">
      <Stat label={t('jobs.money.subtotal')} value={formats.currency(totals.subtotal)} />
      {TAXES.filter((tax) => Number(totals[tax]) !== 0).map((tax) => (
        <Stat key={tax} label={t(`jobs.money.${tax}`)} value={formats.currency(totals[tax])} />
      ))}
      <Stat label={t('jobs.money.total')} value={formats.currency(totals.total)} />
      <Stat label={t('jobs.money.worked')} value={timeOf(totals.minutes)} />
      <Stat label={t('jobs.money.count')} value={formats.number(totals.count)} />
      <Stat label={t('jobs.money.unpaid')} value={formats.currency(totals.unpaid)} />
    </StatGroup>
  );
}
