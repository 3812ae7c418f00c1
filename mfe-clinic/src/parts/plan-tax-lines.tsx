import type { PlanTax } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { useText } from '../texts';

export function PlanTaxLines({ taxes, total }: { taxes: readonly PlanTax[]; total: string }) {
  const t = useText();
  const formats = useFormats();
  return (
    <Text size="small" tone="muted" tabular>
      {taxes
        .map(({ kind, rate, amount }) =>
          t('clinic.plans.tax', {
            tax: t(`clinic.plans.tax.${kind}`),
            rate: formats.percent(rate),
            amount: formats.currency(amount),
          }),
        )
        .join(' · ')}
      <br />
      {t('clinic.plans.total', { total: formats.currency(total) })}
    </Text>
  );
}
