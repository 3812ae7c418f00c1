import { useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';
import { calendarDay, nearDay } from '../shift-line/near-day';

/** Formats an instant in local time: today, 3:00 PM. */
export function useMoment(): (instant: string) => string {
  const t = useText();
  const formats = useFormats();
  return (instant) => {
    const near = nearDay(calendarDay(new Date(instant)));
    const day =
      near === 'today' || near === 'tomorrow'
        ? t(`jobs.shifts.day.${near}`)
        : formats.instantDate(instant);
    return t('jobs.shifts.moment', { day, time: formats.instantTime(instant) });
  };
}
