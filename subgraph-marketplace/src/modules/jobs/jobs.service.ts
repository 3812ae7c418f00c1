import type { Connection, RequestInfo } from '@tbt/service-kit';
import { createJobEditing } from './posting/edit-job';
import { createJobPosting } from './posting/post-jobs';
import type { Job } from './jobs.types';
import { createOwnJobs, type OwnJobsArgs } from './search/own-jobs.service';

export type JobsService = {
  mine(info: RequestInfo, args: OwnJobsArgs): Promise<Connection<Job>>;
  /** As `postDays`; returns the first day. */
  post(info: RequestInfo, input: object): Promise<Job>;
  /**
   * All days or none, by start.
   * @throws DomainError VALIDATION_FAILED, of further days on `moreDates`; FORBIDDEN, with `plan_limit` over the plan.
   */
  postDays(info: RequestInfo, input: object): Promise<Job[]>;
  /** Adds days to the shift's series. @throws as `postDays`; NOT_FOUND. */
  extend(info: RequestInfo, input: object): Promise<Job[]>;
  /**
   * Only without a booking; open offers are notified. An edit without a change returns the shift as it is.
   * @throws DomainError VALIDATION_FAILED as for a posting; CONFLICT stale, booked, job_not_active.
   */
  edit(info: RequestInfo, input: object): Promise<Job>;
  /** Declines its offers. @throws as `edit`. */
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
