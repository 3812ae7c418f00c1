import { expectedPay, readHourlyRate } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { normalizeDecimal, useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';

export interface RateTotalProps {
  /** As typed; nothing is shown before it is a rate that can be sent. */
  hourlyRate: string;
  /** Of the shift, its break included. */
  minutes: number;
}

/** What a rate comes to per shift: of a series, each day is one. */
export function RateTotal({ hourlyRate, minutes }: RateTotalProps) {
  const t = useText();
  const formats = useFormats();
  const rate = readHourlyRate(normalizeDecimal(hourlyRate));
  if (rate === null || minutes <= 0) return null;
  const { amount, breakMinutes } = expectedPay(minutes, rate);
  return (
    <output aria-live="polite">
      <Text as="span" size="dense" strong>
        {t('jobs.rate.total', { total: formats.currency(amount), pause: breakMinutes })}
      </Text>
    </output>
  );
}
