import { daysBetween, isCalendarDate, LIMITS } from '@tbt/contracts';
import { now, useSearchParams } from '@tbt/web-kit';

const DAYS_AHEAD = 13;

/** Local day so many days from now. */
function dayFromNow(days: number): string {
  const at = now();
  const day = new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate() + days));
  return day.toISOString().slice(0, 10);
}

/** Two days from the address; without them two weeks from today. */
export function useRosterSpan() {
  const [query, setQuery] = useSearchParams();
  const read = (name: string, fallback: string) => {
    const value = query.get(name) ?? '';
    return isCalendarDate(value) ? value : fallback;
  };
  const span = { from: read('from', dayFromNow(0)), to: read('to', dayFromNow(DAYS_AHEAD)) };
  const days = daysBetween(span.from, span.to) + 1;
  return {
    span,
    isValid: days >= 1 && days <= LIMITS.shiftCalendarDaysMax,
    choose: (change: Partial<typeof span>) => setQuery({ ...span, ...change }, { replace: true }),
  };
}
