import { expectedPay, SHIFT_TERMS } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { endOfShift } from '../../parts/use-span-text';
import { useText } from '../../texts';
import type { EmergencyValues } from './emergency-values';

type Terms = Pick<
  EmergencyValues,
  'neededDate' | 'neededTime' | 'duration' | 'hourlyRate' | 'isAssignedForMe'
>;

/** What a clinic binds itself to by sending a request; nothing until the hours and the rate are there. */
export function RequestTerms({ values }: { values: Terms }) {
  const t = useText();
  const formats = useFormats();
  const { neededDate, neededTime, duration, hourlyRate, isAssignedForMe } = values;
  const end = endOfShift(neededTime, Number(duration));
  if (!neededDate || end === null || hourlyRate === null) return null;
  const pay = expectedPay(Number(duration), String(hourlyRate));
  return (
    <Text size="dense" tone="muted">
      {t('clinic.emergency.terms', {
        day: formats.dayHeading(neededDate),
        start: formats.time(neededTime),
        end: formats.time(end),
        total: formats.currency(pay.amount),
        pause: pay.breakMinutes,
      })}{' '}
      {t(isAssignedForMe ? 'clinic.emergency.termsBest' : 'clinic.emergency.termsFirst')}{' '}
      {t('clinic.emergency.termsCancel', { hours: SHIFT_TERMS.lateCancelHours })}
    </Text>
  );
}
