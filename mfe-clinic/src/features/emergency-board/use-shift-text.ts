import { useFormats } from '@tbt/web-kit';
import type { EmergencyShiftFragment } from '../../generated/graphql';
import { useText } from '../../texts';

/** Title, day, hours and rate of a posted shift. */
export function useShiftText(): (shift: EmergencyShiftFragment) => string {
  const t = useText();
  const formats = useFormats();
  return ({ title, date, startTime, endTime, hourlyRate }) =>
    [
      title,
      formats.weekday(date),
      formats.timeRange(startTime, endTime),
      t('clinic.emergency.perHour', { rate: formats.currency(hourlyRate) }),
    ].join(' · ');
}
