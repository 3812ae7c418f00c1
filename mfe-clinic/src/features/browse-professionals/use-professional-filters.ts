import {
  EDUCATION_TIERS,
  LANGUAGES,
  PROFESSIONAL_ROLES,
  PROVINCES,
  SPECIALTY_FOCUS,
  WORKING_STYLES,
  YEARS_EXPERIENCE,
  type OptionSet,
} from '@tbt/contracts';
import { useSearchParams } from '@tbt/web-kit';
import type { ProfessionalFilter } from '../../generated/graphql';

/** The choices of the page in its order: name in the address, option set, values. */
export const PROFESSIONAL_FILTERS = [
  { name: 'role', set: 'role', values: PROFESSIONAL_ROLES },
  { name: 'province', set: 'province', values: PROVINCES },
  { name: 'educationTier', set: 'educationTier', values: EDUCATION_TIERS },
  { name: 'experience', set: 'yearsExperience', values: YEARS_EXPERIENCE },
  { name: 'workingStyle', set: 'workingStyle', values: WORKING_STYLES },
  { name: 'specialtyFocus', set: 'specialtyFocus', values: SPECIALTY_FOCUS },
  { name: 'language', set: 'language', values: LANGUAGES },
] as const satisfies readonly { name: string; set: OptionSet; values: readonly string[] }[];

export type FilterName = (typeof PROFESSIONAL_FILTERS)[number]['name'];
export type ProfessionalFilters = Record<FilterName | 'q', string>;

/** Reads filters from an address, dropping what the lists do not know. */
export function readProfessionalFilters(query: URLSearchParams): ProfessionalFilters {
  const chosen = PROFESSIONAL_FILTERS.map(({ name, values }) => {
    const value = query.get(name) ?? '';
    return [name, (values as readonly string[]).includes(value) ? value : ''];
  });
  return { ...Object.fromEntries(chosen), q: query.get('q') ?? '' } as ProfessionalFilters;
}

export function toGraphFilter(filters: ProfessionalFilters): ProfessionalFilter {
  const given = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(given) as ProfessionalFilter;
}

/** The filters of this address, and ways to change or clear them. */
export function useProfessionalFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = readProfessionalFilters(query);
  const show = (next: ProfessionalFilters) =>
    setQuery(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), {
      replace: true,
    });
  return {
    filters,
    isFiltered: Object.values(filters).some((value) => value !== ''),
    change: (part: Partial<ProfessionalFilters>) => show({ ...filters, ...part }),
    clear: () => setQuery({}, { replace: true }),
  };
}
