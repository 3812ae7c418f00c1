import type { CalendarView } from '@tbt/design-system/calendar';
import { now, useSearchParams } from '@tbt/web-kit';
import { isCalendarDate } from '@tbt/contracts';
import { calendarDay } from '../../parts/shift-line/near-day';

export function useCalendarAddress() {
  const [query, setQuery] = useSearchParams();
  const today = calendarDay(now());
  const asked = query.get('on') ?? '';
  const view: CalendarView = query.get('view') === 'week' ? 'week' : 'month';
  const put = (name: 'on' | 'view', value: string) =>
    setQuery(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return {
    today,
    date: isCalendarDate(asked) ? asked : today,
    view,
    setDate: (date: string) => put('on', date),
    setView: (next: CalendarView) => put('view', next),
  };
}
