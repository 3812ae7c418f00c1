import { expectedPay, readHourlyRate, wallClockMinutes } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';

export interface PostingTotalProps {
  startTime: string;
  endTime: string;
  /** As typed; nothing is shown before it is a rate. */
  hourlyRate: string;
}

/** What the shift will say that it pays, and the break behind it. */
export function PostingTotal({ startTime, endTime, hourlyRate }: PostingTotalProps) {
  const t = useText();
  const formats = useFormats();
  const rate = readHourlyRate(hourlyRate.replace(',', '.'));
  const minutes = wallClockMinutes(startTime, endTime);
  if (rate === null || !minutes) return null;
  const { amount, breakMinutes } = expectedPay(minutes, rate);
  return (
    <Text size="small" aria-live="polite">
      {t('jobs.post.total', { total: formats.currency(amount), pause: breakMinutes })}{' '}
      {t('jobs.post.otherBreak')} {t('jobs.shifts.ask.cancelClinic')}
    </Text>
  );
}
