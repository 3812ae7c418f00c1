import { expectedPay } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { normalizeDecimal, useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';

export interface RateTotalProps {
  /** As typed; nothing is shown for another text than an amount. */
  hourlyRate: string;
  /** Of the shift, its break included. */
  minutes: number;
}

/** What a rate comes to for the shift. */
export function RateTotal({ hourlyRate, minutes }: RateTotalProps) {
  const t = useText();
  const formats = useFormats();
  const rate = String(normalizeDecimal(hourlyRate) ?? '');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(rate) || minutes <= 0) return null;
  const { amount, breakMinutes } = expectedPay(minutes, rate);
  return (
    <output aria-live="polite">
      <Text as="span" size="dense" strong>
        {t('jobs.rate.total', { total: formats.currency(amount), pause: breakMinutes })}
      </Text>
    </output>
  );
}
