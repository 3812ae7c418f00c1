import { Banner, Icon } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { InvoiceYearFieldsFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import type { InvoiceSide } from './invoice-sides';

/** Unpaid invoices of every year. */
export function OutstandingNote({
  outstanding,
  side,
}: Pick<InvoiceYearFieldsFragment, 'outstanding'> & { side: InvoiceSide }) {
  const t = useText();
  const formats = useFormats();
  const { count, total, overdueCount, overdueTotal, markedPaidCount, markedPaidTotal } =
    outstanding;
  const marked = t(`jobs.money.${side}.marked`, {
    count: markedPaidCount,
    amount: formats.currency(markedPaidTotal),
  });
  if (count === 0 && markedPaidCount > 0)
    return (
      <Banner tone="info" icon={<Icon name="dollar" />}>
        {marked}
      </Banner>
    );
  if (count === 0)
    return (
      <Banner tone="success" icon={<Icon name="check" />}>
        {t(`jobs.money.${side}.nothingOpen`)}
      </Banner>
    );
  const isLate = overdueCount > 0;
  return (
    <Banner
      tone={isLate ? 'warning' : 'info'}
      icon={<Icon name={isLate ? 'alert' : 'dollar'} />}
      title={t('jobs.money.open', { count, amount: formats.currency(total) })}
    >
      {isLate && (
        <p>
          {t('jobs.money.late', { count: overdueCount, amount: formats.currency(overdueTotal) })}
        </p>
      )}
      {markedPaidCount > 0 && <p>{marked}</p>}
    </Banner>
  );
}
