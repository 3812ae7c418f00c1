import type { JobFilterValues, JobSort, JobStatus } from '@tbt/contracts';
import type { Coordinates } from '../places';

/** A list of shifts that the viewer may see. */
export type JobSearch = {
  filter: JobFilterValues;
  sort: JobSort;
  /** Where distances are measured from; known whenever filter or sort ask for one. */
  origin: Coordinates | null;
  /** Null means active ones of everybody, and the clinic's own in any status. */
  status: JobStatus | null;
  /** Whose shifts alone; with `status` null, whose besides. */
  clinicId: number | null;
  /** As whom the viewer acts; null is nobody known. */
  viewerId: number | null;
};

/**
 * Where a page of a sorted list ends: what it is sorted by (0 for the newest, epoch milliseconds,
 * cents, kilometres), when the last shift was posted, and its id.
 */
export type JobSearchKey = { value: number; createdAt: Date; id: number };
export type JobSearchPage = { limit: number; after: JobSearchKey | null };
