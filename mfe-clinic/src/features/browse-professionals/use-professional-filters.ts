import {
  availableOnRule,
  checkRule,
  EDUCATION_TIERS,
  isCalendarDate,
  LANGUAGES,
  PROFESSIONAL_ROLES,
  PROVINCES,
  SPECIALTY_FOCUS,
  WORKING_STYLES,
  YEARS_EXPERIENCE,
  type OptionSet,
} from '@tbt/contracts';
import { useSearchParams, useSession } from '@tbt/web-kit';
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
/** First and last day on which somebody must be free. */
export const FREE_DAYS = ['freeFrom', 'freeUntil'] as const;
type FreeDay = (typeof FREE_DAYS)[number];
export type ProfessionalFilters = Record<FilterName | FreeDay | 'q', string>;

/** Reads filters from an address, dropping what the lists do not know. */
export function readProfessionalFilters(query: URLSearchParams): ProfessionalFilters {
  const chosen = PROFESSIONAL_FILTERS.map(({ name, values }) => {
    const value = query.get(name) ?? '';
    return [name, (values as readonly string[]).includes(value) ? value : ''];
  });
  const days = FREE_DAYS.map((name) => {
    const day = query.get(name) ?? '';
    return [name, isCalendarDate(day) ? day : ''];
  });
  return {
    ...Object.fromEntries([...chosen, ...days]),
    q: query.get('q') ?? '',
  } as ProfessionalFilters;
}

type FreeDays = Pick<ProfessionalFilters, FreeDay>;

const availableOn = ({ freeFrom, freeUntil }: FreeDays) => ({
  date: freeFrom,
  lastDate: freeUntil || null,
});

/** A last day before the first, or too far from it. */
export const isWrongSpan = (days: FreeDays): boolean =>
  days.freeFrom !== '' && !checkRule(availableOnRule, availableOn(days)).ok;

/** What is asked of the graph; a last day that is wrong counts as none. */
export function toGraphFilter(filters: ProfessionalFilters): ProfessionalFilter {
  const { freeFrom, freeUntil, ...others } = filters;
  const given = Object.entries(others).filter(([, value]) => value.trim() !== '');
  const chosen = Object.fromEntries(given) as ProfessionalFilter;
  if (freeFrom === '') return chosen;
  const days = { freeFrom, freeUntil: isWrongSpan(filters) ? '' : freeUntil };
  return { ...chosen, availableOn: availableOn(days) };
}

/** The filters of this address, and ways to change or clear them. */
export function useProfessionalFilters() {
  const [query, setQuery] = useSearchParams();
  const { viewer } = useSession();
  const canAskWhoIsFree = viewer?.role === 'clinic' || viewer?.isAdmin === true;
  const asked = readProfessionalFilters(query);
  const filters = canAskWhoIsFree ? asked : { ...asked, freeFrom: '', freeUntil: '' };
  const show = (next: ProfessionalFilters) =>
    setQuery(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), {
      replace: true,
    });
  return {
    filters,
    canAskWhoIsFree,
    isFiltered: Object.values(filters).some((value) => value !== ''),
    change: (part: Partial<ProfessionalFilters>) => show({ ...filters, ...part }),
    clear: () => setQuery({}, { replace: true }),
  };
}
