import {
  isCalendarDate,
  isProfessionalRole,
  isProvince,
  JOB_SORTS,
  LIMITS,
  normalisePostalCode,
  PROFESSIONAL_ROLES,
  readDecimal,
  SHIFT_SCHEDULES,
  TRAVEL_DISTANCES,
  type Role,
} from '@tbt/contracts';
import type { JobFilter, JobSort } from '../../generated/graphql';

/** Selectable distances in kilometres; the largest is no limit. */
export const SEARCH_DISTANCES = TRAVEL_DISTANCES.filter((km) => km < 999).map(String);

/** Filters of the address; an empty string is "any". */
export interface JobFilters {
  province: string;
  role: string;
  schedule: string;
  city: string;
  /** Origin of distances; empty for the viewer's own address. */
  postalCode: string;
  /** Kilometres. */
  maxDistance: string;
  /** `YYYY-MM-DD`, both included. */
  dateFrom: string;
  dateTo: string;
  /** Dollars an hour. */
  minRate: string;
  sort: string;
}
export type JobFilterName = keyof JobFilters;

export const noJobFilters: JobFilters = {
  province: '',
  role: '',
  schedule: '',
  city: '',
  postalCode: '',
  maxDistance: '',
  dateFrom: '',
  dateTo: '',
  minRate: '',
  sort: '',
};
/** The default order. */
export const DEFAULT_SORT: JobSort = 'soonest';
const NAMES = Object.keys(noJobFilters) as JobFilterName[];

const oneOf = (values: readonly string[]) => (typed: string) =>
  values.includes(typed) ? typed : '';
const day = (typed: string) => (isCalendarDate(typed) ? typed : '');

function rate(typed: string): string {
  const read = readDecimal(typed.replace(',', '.').trim(), 2);
  return read !== null && Number(read) > 0 ? read : '';
}

/** Parsers of filters; invalid input becomes empty. */
const READERS: Record<JobFilterName, (typed: string) => string> = {
  province: (typed) => (isProvince(typed) ? typed : ''),
  role: oneOf(PROFESSIONAL_ROLES),
  schedule: oneOf(SHIFT_SCHEDULES),
  city: (typed) => typed.slice(0, LIMITS.cityMax),
  postalCode: (typed) => normalisePostalCode(typed) ?? '',
  maxDistance: oneOf(SEARCH_DISTANCES),
  dateFrom: day,
  dateTo: day,
  minRate: rate,
  sort: oneOf(JOB_SORTS),
};

const understood = (typed: JobFilters): JobFilters => {
  const entries = NAMES.map((name) => [name, READERS[name](typed[name].trim())]);
  return Object.fromEntries(entries) as unknown as JobFilters;
};

/** Names of invalid filters, a range with its end before its start included. */
export function misreadFilters(typed: JobFilters): JobFilterName[] {
  const read = understood(typed);
  const isBackwards = read.dateTo !== '' && read.dateTo < read.dateFrom;
  return NAMES.filter(
    (name) => (typed[name].trim() !== '' && !read[name]) || (name === 'dateTo' && isBackwards),
  );
}

/** The filters without invalid values. */
export function readableFilters(typed: JobFilters): JobFilters {
  const read = understood(typed);
  return Object.fromEntries([
    ...Object.entries(read),
    ...misreadFilters(typed).map((name) => [name, '']),
  ]) as unknown as JobFilters;
}

const ANY = 'all';

export const typedFilters = (query: URLSearchParams): JobFilters =>
  Object.fromEntries(
    NAMES.map((name) => [name, query.get(name) ?? '']).map(([name, typed]) => [
      name,
      typed === ANY ? '' : typed,
    ]),
  ) as unknown as JobFilters;

/** Whether an address has any filter. */
export const hasFilters = (query: URLSearchParams): boolean =>
  NAMES.some((name) => query.has(name));

type OwnFacts = {
  role: Role | null;
  province?: string | null;
  city?: string | null;
  travelDistance?: number | null;
};

/** Default filters: a professional's own role, and the distance they travel or else their province. */
export function ownFilters(viewer: OwnFacts | null): JobFilters {
  if (!isProfessionalRole(viewer?.role)) return noJobFilters;
  const { role, province, city, travelDistance } = viewer;
  const maxDistance = province && city ? READERS.maxDistance(String(travelDistance ?? '')) : '';
  const place = maxDistance ? { maxDistance } : { province: province ?? '' };
  return readableFilters({ ...noJobFilters, role, ...place });
}

/** Query parameters of the filters; none for the defaults. */
export function addressOf(filters: JobFilters, own = noJobFilters): Record<string, string> {
  if (NAMES.every((name) => filters[name] === own[name])) return {};
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  return chosen.length > 0 ? Object.fromEntries(chosen) : { role: ANY };
}

/** A distance or the nearest first needs an origin. */
export const needsPlace = ({ maxDistance, sort }: JobFilters): boolean =>
  maxDistance !== '' || sort === 'nearest';

/** Search input of the graph, with the origin if given. */
export function toGraphSearch(filters: JobFilters) {
  const near = filters.postalCode ? { postalCode: filters.postalCode } : null;
  const given = {
    province: filters.province,
    role: filters.role,
    city: filters.city,
    schedule: filters.schedule.replace('-', '_'),
    dateFrom: filters.dateFrom,
    dateTo: filters.dateTo,
    minRate: filters.minRate,
  };
  const filter = {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
    ...(filters.maxDistance && { maxDistance: Number(filters.maxDistance) }),
    ...(near && needsPlace(filters) && { near }),
  } as JobFilter;
  return { filter, near, sort: (filters.sort || DEFAULT_SORT) as JobSort };
}
