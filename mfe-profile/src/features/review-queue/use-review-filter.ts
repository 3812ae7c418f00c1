import { DOCUMENT_TYPES, PROVINCES, VERIFICATION_STATUSES } from '@tbt/contracts';
import { useSearchParams } from '@tbt/web-kit';
import type { VerificationFilter } from '../../generated/graphql';

/** Filters of the queue: query parameters and values. */
export const REVIEW_FILTERS = {
  status: VERIFICATION_STATUSES,
  province: PROVINCES,
  documentType: DOCUMENT_TYPES,
} as const;
export type ReviewFilterName = keyof typeof REVIEW_FILTERS;
export type ReviewFilters = Record<ReviewFilterName | 'q', string>;

export function useReviewFilter() {
  const [query, setQuery] = useSearchParams();
  const chosen = Object.entries(REVIEW_FILTERS).map(([name, values]) => {
    const value = query.get(name) ?? '';
    return [name, (values as readonly string[]).includes(value) ? value : ''];
  });
  const filters = { ...Object.fromEntries(chosen), q: query.get('q') ?? '' } as ReviewFilters;
  const given = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  return {
    filters,
    graphFilter: Object.fromEntries(given) as VerificationFilter,
    clear: () => setQuery({}, { replace: true }),
    change: (part: Partial<ReviewFilters>) => {
      const next = Object.entries({ ...filters, ...part }).filter(([, value]) => value !== '');
      setQuery(Object.fromEntries(next), { replace: true });
    },
  };
}
