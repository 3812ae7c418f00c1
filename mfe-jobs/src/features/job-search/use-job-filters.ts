import { isProvince, PROFESSIONAL_ROLES, SHIFT_SCHEDULES } from '@tbt/contracts';
import { useSearchParams } from '@tbt/web-kit';
import type { JobFilter } from '../../generated/graphql';

/** The filters as the address bar holds them; an empty text is "any". */
export interface JobFilters {
  province: string;
  role: string;
  schedule: string;
}

const known = (values: readonly string[], value: string | null): string =>
  value !== null && values.includes(value) ? value : '';

/** Reads filters from an address, dropping what the lists do not know. */
export function readJobFilters(query: URLSearchParams): JobFilters {
  const province = query.get('province') ?? '';
  return {
    province: isProvince(province) ? province : '',
    role: known(PROFESSIONAL_ROLES, query.get('role')),
    schedule: known(SHIFT_SCHEDULES, query.get('schedule')),
  };
}

/** Whether an address asks for something that the lists do not know. */
const hasUnknownFilter = (query: URLSearchParams, filters: JobFilters): boolean =>
  Object.entries(filters).some(([name, value]) => (query.get(name) ?? '') !== value);

export function toGraphFilter(filters: JobFilters): JobFilter {
  return {
    province: filters.province || null,
    role: (filters.role || null) as JobFilter['role'],
    schedule: (filters.schedule.replace('-', '_') || null) as JobFilter['schedule'],
  };
}

/** The filters of this address and a way to search with others. */
export function useJobFilters() {
  const [query, setQuery] = useSearchParams();
  const search = (filters: JobFilters) =>
    setQuery(Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')));
  const filters = readJobFilters(query);
  return { filters, hasUnknown: hasUnknownFilter(query, filters), search };
}
