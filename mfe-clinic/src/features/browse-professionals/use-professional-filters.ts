import {
  EDUCATION_TIERS,
  isAvailableSpan,
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
import type { ProfessionalFilter, ProfessionalSort } from '../../generated/graphql';

/** Option filters in page order: query parameter, option set, values. */
export const PROFESSIONAL_FILTERS = [
  { name: 'role', set: 'role', values: PROFESSIONAL_ROLES },
  { name: 'province', set: 'province', values: PROVINCES },
  { name: 'educationTier', set: 'educationTier', values: EDUCATION_TIERS },
  { name: 'experience', set: 'yearsExperience', values: YEARS_EXPERIENCE },
  { name: 'workingStyle', set: 'workingStyle', values: WORKING_STYLES },
  { name: 'specialtyFocus', set: 'specialtyFocus', values: SPECIALTY_FOCUS },
  { name: 'language', set: 'language', values: LANGUAGES },
] as const satisfies readonly { name: string; set: OptionSet; values: readonly string[] }[];

/** Besides the verified first. */
export const PROFESSIONAL_SORTS = ['best_rated', 'nearest'] as const;
/** Kilometres from the clinic's office. */
export const DISTANCES = ['10', '25', '50', '100', '250'] as const;

type FilterName = (typeof PROFESSIONAL_FILTERS)[number]['name'];
type FreeDay = 'freeFrom' | 'freeUntil';
/** Filters of the address; an empty string is "any". */
export type ProfessionalFilters = Record<
  FilterName | FreeDay | 'verified' | 'maxDistance' | 'q' | 'sort',
  string
>;
type AnyFilterName = keyof ProfessionalFilters;

export const noProfessionalFilters: ProfessionalFilters = {
  q: '',
  role: '',
  province: '',
  verified: '',
  educationTier: '',
  experience: '',
  workingStyle: '',
  specialtyFocus: '',
  language: '',
  maxDistance: '',
  freeFrom: '',
  freeUntil: '',
  sort: '',
};
const NAMES = Object.keys(noProfessionalFilters) as AnyFilterName[];

function isUnderstood(name: AnyFilterName, value: string): boolean {
  if (name === 'q') return true;
  if (name === 'verified') return value === 'yes';
  if (name === 'freeFrom' || name === 'freeUntil') return isCalendarDate(value);
  if (name === 'maxDistance') return (DISTANCES as readonly string[]).includes(value);
  if (name === 'sort') return (PROFESSIONAL_SORTS as readonly string[]).includes(value);
  const values = PROFESSIONAL_FILTERS.find((choice) => choice.name === name)?.values;
  return (values as readonly string[] | undefined)?.includes(value) ?? false;
}

const availableOn = ({ freeFrom, freeUntil }: Pick<ProfessionalFilters, FreeDay>) => ({
  date: freeFrom,
  lastDate: freeUntil || null,
});

/** Names of invalid filters: unknown values, or an end before the start. */
export function misreadFilters(typed: ProfessionalFilters): AnyFilterName[] {
  const wrong = NAMES.filter((name) => typed[name] !== '' && !isUnderstood(name, typed[name]));
  const hasWrongSpan =
    typed.freeUntil !== '' &&
    wrong.length === 0 &&
    (typed.freeFrom === '' || !isAvailableSpan(typed.freeFrom, typed.freeUntil));
  return hasWrongSpan ? ['freeUntil'] : wrong;
}

/** The filters without invalid values. */
export const readableFilters = (typed: ProfessionalFilters): ProfessionalFilters => ({
  ...typed,
  q: typed.q.trim(),
  ...Object.fromEntries(misreadFilters(typed).map((name) => [name, ''])),
});

const ANY = 'any';

const typedFilters = (query: URLSearchParams) => {
  const typed = NAMES.map((name) => [name, query.get(name) ?? ''] as const);
  return Object.fromEntries(
    typed.map(([name, value]) => [name, name === 'province' && value === ANY ? '' : value]),
  ) as ProfessionalFilters;
};

export function toGraphFilter(filters: ProfessionalFilters): ProfessionalFilter {
  const { freeFrom, freeUntil, verified, maxDistance, sort: _sort, ...others } = filters;
  const given = Object.entries(others).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(given),
    ...(maxDistance !== '' && { maxDistance: Number(maxDistance) }),
    ...(verified !== '' && { isVerified: true }),
    ...(freeFrom !== '' && { availableOn: availableOn({ freeFrom, freeUntil }) }),
  };
}

export const toGraphSort = ({ sort }: ProfessionalFilters): ProfessionalSort =>
  PROFESSIONAL_SORTS.find((value) => value === sort) ?? 'verified_first';

/** Defaults of a clinic: its own province, the nearest first. */
const ownFilters = (province: string | null | undefined): ProfessionalFilters =>
  province
    ? readableFilters({ ...noProfessionalFilters, province, sort: 'nearest' })
    : noProfessionalFilters;

/** Query parameters of the filters; none for the defaults. */
function addressOf(filters: ProfessionalFilters, own: ProfessionalFilters): Record<string, string> {
  if (NAMES.every((name) => filters[name] === own[name])) return {};
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  return chosen.length > 0 ? Object.fromEntries(chosen) : { province: ANY };
}

export function useProfessionalFilters() {
  const [query, setQuery] = useSearchParams();
  const { status, viewer } = useSession();
  const canAskWhoIsFree = viewer?.role === 'clinic' || viewer?.isAdmin === true;
  const own = ownFilters(viewer?.role === 'clinic' ? viewer.province : null);
  const isBare = !NAMES.some((name) => query.has(name));
  const typed = isBare ? own : typedFilters(query);
  const read = readableFilters(typed);
  const hasOffice = viewer?.role === 'clinic';
  const shiftId = hasOffice ? query.get('shift') : null;
  const filters = {
    ...read,
    ...(!canAskWhoIsFree && { freeFrom: '', freeUntil: '' }),
    ...(!hasOffice && { maxDistance: '', sort: read.sort === 'nearest' ? '' : read.sort }),
  };
  return {
    filters,
    /** What is set without a choice. */
    defaults: own,
    hasUnknown: misreadFilters(typed).length > 0,
    canAskWhoIsFree,
    hasOffice,
    /** False until it is known whose defaults apply. */
    isKnown: !isBare || status !== 'loading',
    /** The clinic's province, while its defaults apply. */
    ownProvince: isBare ? own.province : '',
    /** The clinic's shift to invite to. */
    shiftId,
    search: (next: ProfessionalFilters) =>
      setQuery({ ...addressOf(next, own), ...(shiftId && { shift: shiftId }) }),
  };
}
