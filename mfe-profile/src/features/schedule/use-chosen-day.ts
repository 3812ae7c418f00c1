import { isCalendarDate } from '@tbt/contracts';
import { useSearchParams } from '@tbt/web-kit';
import { todayOf } from './schedule-days';

/** The selected day as YYYY-MM-DD, in the address; today has no parameter. */
export function useChosenDay(): readonly [string, (day: string) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day') ?? '';
  const choose = (day: string) =>
    setQuery(
      (current) => {
        if (day === todayOf()) current.delete('day');
        else current.set('day', day);
        return current;
      },
      { replace: true },
    );
  return [isCalendarDate(asked) ? asked : todayOf(), choose];
}
