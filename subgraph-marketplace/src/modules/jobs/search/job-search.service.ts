import { jobFilterRule, jobSortRule, type JobFilterValues, type JobSort } from '@tbt/contracts';
import {
  actingClinicOf,
  actingUserId,
  encodeCursor,
  listName,
  pageArgs,
  parseInput,
  toConnection,
  validationFailed,
} from '@tbt/service-kit';
import type { Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { PeopleQueries } from '../../people';
import { placeOf, type PlaceOnMap } from '../../places';
import type { FoundJob, JobSearchQueries } from './job-search.queries';
import type { JobSearch, JobSearchPage } from './job-search.types';
import type { Job } from '../jobs.types';
import { pageVersion } from './page-version';

export type JobSearchArgs = PageInput & { filter?: unknown; sort?: unknown };

export type JobSearchService = {
  /** @throws DomainError VALIDATION_FAILED per field; on `near` for an unknown place, or a missing one for distances. */
  list(info: RequestInfo, args: JobSearchArgs): Promise<Connection<Job> & { version: string }>;
  /** Version of the page that `list` would return. */
  version(info: RequestInfo, args: JobSearchArgs): Promise<string>;
};

type Deps = { jobSearch: JobSearchQueries; people: PeopleQueries };
type SearchRequest = { search: JobSearch | null; page: JobSearchPage; list: string };

const valueOf = (sort: JobSort, job: FoundJob): number => {
  if (sort === 'soonest') return job.startsAt.getTime();
  if (sort === 'highest_rate') return Math.round(Number(job.hourlyRate) * 100);
  return sort === 'nearest' ? (job.km ?? 0) : 0;
};

const VALUE_TYPES = {
  newest: 'number',
  soonest: 'instant',
  highest_rate: 'number',
  nearest: 'number',
} as const;

/** Null when the viewer can see nothing of it. */
function searchScopeOf({ viewer }: RequestInfo, filter: JobFilterValues) {
  const clinicId = actingClinicOf(viewer);
  if (filter.anyStatus) return { status: null, clinicId };
  const status = filter.status ?? 'active';
  if (status === 'active') return { status, clinicId: null };
  return clinicId === null ? null : { status, clinicId };
}

export function createJobSearchService({ jobSearch, people }: Deps): JobSearchService {
  const originOf = async (
    { viewer }: RequestInfo,
    { near, maxDistance }: JobFilterValues,
    sort: JobSort,
  ): Promise<PlaceOnMap | null> => {
    if (!maxDistance && sort !== 'nearest') return null;
    const refuse = (key: 'job.placeUnknown' | 'job.placeNeeded') =>
      validationFailed([{ path: ['near'], key, values: {} }]);
    const [own] = near || !viewer ? [] : await people.placesOf([actingUserId(viewer)]);
    const place = placeOf(near ?? own ?? {});
    if (place) return place;
    throw refuse(near ? 'job.placeUnknown' : 'job.placeNeeded');
  };

  const asked = async (info: RequestInfo, args: JobSearchArgs): Promise<SearchRequest> => {
    const filter = parseInput(jobFilterRule, args.filter ?? {});
    const sort = parseInput(jobSortRule, args.sort ?? null);
    const origin = await originOf(info, filter, sort);
    const list = listName('jobs', [filter, sort, origin]);
    const { limit, after } = pageArgs(args, list, [VALUE_TYPES[sort], 'instant', 'id']);
    const sight = searchScopeOf(info, filter);
    const viewerId = info.viewer && actingUserId(info.viewer);
    const search = sight && { ...sight, filter, sort, origin, viewerId };
    if (!after) return { search, page: { limit, after }, list };
    const [value, createdAt, id] = after;
    return { search, page: { limit, after: { value, createdAt: new Date(createdAt), id } }, list };
  };

  return {
    async list(info, args) {
      const { search, page, list } = await asked(info, args);
      const rows = search ? await jobSearch.list(search, page) : [];
      const cursorOf = (job: FoundJob) =>
        encodeCursor(list, [
          valueOf(search?.sort ?? 'newest', job),
          job.createdAt.getTime(),
          job.id,
        ]);
      const version = pageVersion(rows, page.limit);
      return { ...toConnection(rows, page.limit, cursorOf, page.after !== null), version };
    },

    async version(info, args) {
      const { search, page } = await asked(info, args);
      return pageVersion(search ? await jobSearch.states(search, page) : [], page.limit);
    },
  };
}
