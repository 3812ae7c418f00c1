import { now, useSearchParams } from '@tbt/web-kit';

const YEAR = /^20[2-9]\d$/;
const MONTH = /^(0[1-9]|1[0-2])$/;

/** `2027-03` → 3; null for the whole year. */
export const monthNumber = (month: string): number | null => Number(month.slice(-2)) || null;

/** Year and month from the address; without them this year. */
export function usePeriod() {
  const [query, setQuery] = useSearchParams();
  const thisYear = now().getFullYear();
  const asked = query.get('year') ?? '';
  const year = YEAR.test(asked) ? Number(asked) : thisYear;
  const month = query.get('month') ?? '';
  return {
    thisYear,
    period: { year, month: MONTH.test(month) ? `${year}-${month}` : '' },
    choose: (next: { year: number; month: string }) =>
      setQuery(
        {
          ...(next.year !== thisYear && { year: String(next.year) }),
          ...(next.month && { month: next.month.slice(-2) }),
        },
        { replace: true },
      ),
  };
}
