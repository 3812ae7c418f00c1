import { PLAN_KEYS, PROVINCES, SUBSCRIPTION_STATUSES } from '@tbt/contracts';
import { useSearchParams } from '@tbt/web-kit';

export const DESK_FILTERS = {
  status: SUBSCRIPTION_STATUSES,
  plan: PLAN_KEYS,
  province: PROVINCES,
} as const;
export type DeskFilterName = keyof typeof DESK_FILTERS;
export type DeskFilters = Record<DeskFilterName | 'q', string>;

export function useDeskFilter() {
  const [query, setQuery] = useSearchParams();
  const chosen = Object.entries(DESK_FILTERS).map(([name, values]) => {
    const value = query.get(name) ?? '';
    return [name, (values as readonly string[]).includes(value) ? value : ''];
  });
  const filters = { ...Object.fromEntries(chosen), q: query.get('q') ?? '' } as DeskFilters;
  const given = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  const clinicId = query.get('clinic');
  return {
    filters,
    graphFilter: Object.fromEntries(given) as Partial<DeskFilters>,
    clinicId,
    open: (clinic: string) => setQuery({ ...Object.fromEntries(given), clinic }),
    close: () => setQuery(Object.fromEntries(given)),
    clear: () => setQuery({}, { replace: true }),
    change: (part: Partial<DeskFilters>) => {
      const next = Object.entries({ ...filters, ...part }).filter(([, value]) => value !== '');
      setQuery(Object.fromEntries(next), { replace: true });
    },
  };
}
