import type { Connection, RequestInfo } from '@tbt/service-kit';
import { createJobEditing } from './edit-job';
import { createJobPosting } from './post-jobs';
import type { Job } from './jobs.types';
import { createOwnJobs, type OwnJobsArgs } from './own-jobs.service';

export type JobsService = {
  mine(info: RequestInfo, args: OwnJobsArgs): Promise<Connection<Job>>;
  /** As `postDays`; answers the first day. */
  post(info: RequestInfo, input: object): Promise<Job>;
  /**
   * Posts a shift for the acting clinic, with its further days as a series: all of them or none.
   * @returns every day, by their start.
   * @throws DomainError VALIDATION_FAILED per field, of a further day at `moreDates` and its place;
   * FORBIDDEN for another role, a foreign clinic or over the plan's limit (reason `plan_limit`).
   */
  postDays(info: RequestInfo, input: object): Promise<Job[]>;
  /** Posts a shift on further days of its series. @throws as `postDays`; NOT_FOUND, FORBIDDEN. */
  extend(info: RequestInfo, input: object): Promise<Job[]>;
  /**
   * Changes a shift that nobody is booked on; those with a waiting offer are told. An edit that
   * changes nothing answers the shift as it is.
   * @throws DomainError VALIDATION_FAILED as for a posting; CONFLICT with reasons stale, booked,
   * job_not_active; NOT_FOUND, or FORBIDDEN for another clinic's.
   */
  edit(info: RequestInfo, input: object): Promise<Job>;
  /** Takes a shift off the list; offers for it are declined. @throws as `edit`. */
  close(info: RequestInfo, input: object): Promise<Job>;
};

type Deps = Parameters<typeof createJobPosting>[0] &
  Parameters<typeof createJobEditing>[0] &
  Parameters<typeof createOwnJobs>[0];

export function createJobsService(deps: Deps): JobsService {
  const posting = createJobPosting(deps);
  return {
    ...posting,
    ...createJobEditing(deps),

    mine: createOwnJobs(deps),

    async post(info, input) {
      const [first] = await posting.postDays(info, input);
      if (!first) throw new Error('A posting has a day');
      return first;
    },
  };
}
