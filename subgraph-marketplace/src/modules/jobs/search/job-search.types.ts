import type { JobFilterValues, JobSort, JobStatus } from '@tbt/contracts';
import type { Coordinates } from '../../places';

export type JobSearch = {
  filter: JobFilterValues;
  sort: JobSort;
  /** Present whenever filter or sort need distances. */
  origin: Coordinates | null;
  /** Null means active ones of all clinics, and the clinic's own in any status. */
  status: JobStatus | null;
  /** Limits to a clinic; with `status` null, adds its own shifts. */
  clinicId: number | null;
  /** Null for an anonymous viewer. */
  viewerId: number | null;
};

/** `value` is 0 for newest, epoch milliseconds, cents or kilometres by sort order. */
export type JobSearchKey = { value: number; createdAt: Date; id: number };
export type JobSearchPage = { limit: number; after: JobSearchKey | null };
