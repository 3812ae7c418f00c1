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
  const { count, total, overdueCount, overdueTotal } = outstanding;
  const { onHoldCount, onHoldTotal, markedPaidCount, markedPaidTotal } = outstanding;
  const rest = (
    <>
      {onHoldCount > 0 && (
        <p>
          {t('jobs.money.onHold', { count: onHoldCount, amount: formats.currency(onHoldTotal) })}
        </p>
      )}
      {markedPaidCount > 0 && (
        <p>
          {t(`jobs.money.${side}.marked`, {
            count: markedPaidCount,
            amount: formats.currency(markedPaidTotal),
          })}
        </p>
      )}
    </>
  );
  if (count === 0 && onHoldCount + markedPaidCount > 0)
    return (
      <Banner tone="info" icon={<Icon name="dollar" />}>
        {rest}
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
      {rest}
    </Banner>
  );
}
