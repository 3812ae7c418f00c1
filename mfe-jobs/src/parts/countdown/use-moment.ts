import { useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';
import { calendarDay, nearDay } from '../shift-line/near-day';

/** Formats an instant in local time: today, 3:00 PM; as a clause, in French: le 9 mars à 15 h. */
export function useMoment(form: 'label' | 'clause' = 'label'): (instant: string) => string {
  const t = useText();
  const formats = useFormats();
  return (instant) => {
    const near = nearDay(calendarDay(new Date(instant)));
    const isNear = near === 'today' || near === 'tomorrow';
    const day = isNear ? t(`jobs.shifts.day.${near}`) : formats.instantDate(instant);
    const clause = isNear ? ('jobs.shifts.clause.near' as const) : 'jobs.shifts.clause.date';
    return t(form === 'clause' ? clause : 'jobs.shifts.moment', {
      day,
      time: formats.instantTime(instant),
    });
  };
}
