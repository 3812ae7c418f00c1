import { useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';
import { calendarDay, nearDay } from '../shift-line/near-day';

/**
 * Formats an instant: today, 3:00 PM; as a clause, in French: le 9 mars à 15 h.
 * @param timeZone - default: the browser's.
 */
export function useMoment(
  form: 'label' | 'clause' = 'label',
  timeZone?: string,
): (instant: string) => string {
  const t = useText();
  const formats = useFormats();
  return (instant) => {
    const near = nearDay(calendarDay(new Date(instant), timeZone), timeZone);
    const isNear = near === 'today' || near === 'tomorrow';
    const day = isNear ? t(`jobs.shifts.day.${near}`) : formats.instantDate(instant, timeZone);
    const clause = isNear ? ('jobs.shifts.clause.near' as const) : 'jobs.shifts.clause.date';
    return t(form === 'clause' ? clause : 'jobs.shifts.moment', {
      day,
      time: formats.instantTime(instant, timeZone),
    });
  };
}
