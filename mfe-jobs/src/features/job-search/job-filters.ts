import {
  checkRule,
  decimal,
  isCalendarDate,
  isProfessionalRole,
  isProvince,
  JOB_SORTS,
  LIMITS,
  normalisePostalCode,
  PROFESSIONAL_ROLES,
  SHIFT_SCHEDULES,
  TRAVEL_DISTANCES,
  type Role,
} from '@tbt/contracts';
import type { JobFilter, JobSort } from '../../generated/graphql';

/** Kilometres to choose from; everything beyond is no limit. */
export const SEARCH_DISTANCES = TRAVEL_DISTANCES.filter((km) => km < 999).map(String);

/** The filters as the address bar holds them; an empty text is "any". */
export interface JobFilters {
  province: string;
  role: string;
  schedule: string;
  city: string;
  /** What distances are measured from; the reader's own place when empty. */
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
/** When nothing else is chosen: who looks for work looks for the next day. */
export const DEFAULT_SORT: JobSort = 'soonest';
const NAMES = Object.keys(noJobFilters) as JobFilterName[];

const among = (values: readonly string[]) => (typed: string) =>
  values.includes(typed) ? typed : '';
const day = (typed: string) => (isCalendarDate(typed) ? typed : '');

function rate(typed: string): string {
  const checked = checkRule(decimal(2), typed.replace(',', '.'));
  return checked.ok && Number(checked.value) > 0 ? checked.value : '';
}

/** How each filter is understood; what is not understood is empty. */
const READERS: Record<JobFilterName, (typed: string) => string> = {
  province: (typed) => (isProvince(typed) ? typed : ''),
  role: among(PROFESSIONAL_ROLES),
  schedule: among(SHIFT_SCHEDULES),
  city: (typed) => typed.slice(0, LIMITS.cityMax),
  postalCode: (typed) => normalisePostalCode(typed) ?? '',
  maxDistance: among(SEARCH_DISTANCES),
  dateFrom: day,
  dateTo: day,
  minRate: rate,
  sort: among(JOB_SORTS),
};

const understood = (typed: JobFilters): JobFilters => {
  const entries = NAMES.map((name) => [name, READERS[name](typed[name].trim())]);
  return Object.fromEntries(entries) as unknown as JobFilters;
};

/** Names of what was typed and is not understood, and of a last day before the first. */
export function misreadFilters(typed: JobFilters): JobFilterName[] {
  const read = understood(typed);
  const isBackwards = read.dateTo !== '' && read.dateTo < read.dateFrom;
  return NAMES.filter(
    (name) => (typed[name].trim() !== '' && !read[name]) || (name === 'dateTo' && isBackwards),
  );
}

/** What was typed, as it is searched for: without what is not understood. */
export function readableFilters(typed: JobFilters): JobFilters {
  const read = understood(typed);
  return Object.fromEntries([
    ...Object.entries(read),
    ...misreadFilters(typed).map((name) => [name, '']),
  ]) as unknown as JobFilters;
}

/** What an address says for a filter that was taken off. */
const ANY = 'all';

/** The filters of an address, as they stand there. */
export const typedFilters = (query: URLSearchParams): JobFilters =>
  Object.fromEntries(
    NAMES.map((name) => [name, query.get(name) ?? '']).map(([name, typed]) => [
      name,
      typed === ANY ? '' : typed,
    ]),
  ) as unknown as JobFilters;

/** Whether an address says anything about filters. */
export const hasFilters = (query: URLSearchParams): boolean =>
  NAMES.some((name) => query.has(name));

/** What is looked for before anything is chosen: a professional's own role in their province. */
export const ownFilters = (
  viewer: { role: Role | null; province?: string | null } | null,
): JobFilters =>
  isProfessionalRole(viewer?.role)
    ? readableFilters({ ...noJobFilters, role: viewer.role, province: viewer.province ?? '' })
    : noJobFilters;

/** The part of an address that holds the filters; none where they are what an empty one means. */
export function addressOf(filters: JobFilters, own = noJobFilters): Record<string, string> {
  if (NAMES.every((name) => filters[name] === own[name])) return {};
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  return chosen.length > 0 ? Object.fromEntries(chosen) : { role: ANY };
}

/** Distances and the nearest first need a place to measure from. */
export const needsPlace = ({ maxDistance, sort }: JobFilters): boolean =>
  maxDistance !== '' || sort === 'nearest';

/** What the graph is asked: a place to measure from goes along when one is named. */
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
