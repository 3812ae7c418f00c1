import type { JobStatus } from '@tbt/contracts';
import { parseInput } from '@tbt/service-kit';
import type { Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import { requireClinic } from '../../acting';
import { newestConnection, newestPage } from '../../newest-first';
import { createEditing } from './jobs.editing';
import { statusesRule } from './jobs.inputs';
import { createPosting } from './jobs.posting';
import type { JobsRepository } from './jobs.repository';
import type { Job } from './jobs.types';

export type JobsService = {
  mine(
    info: RequestInfo,
    args: PageInput & { statuses?: readonly JobStatus[] | null },
  ): Promise<Connection<Job>>;
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
   * Changes a shift that nobody is booked on; those with a waiting offer are told.
   * @throws DomainError VALIDATION_FAILED as for a posting; CONFLICT with reasons stale, booked,
   * job_not_active; NOT_FOUND, or FORBIDDEN for another clinic's.
   */
  edit(info: RequestInfo, input: object): Promise<Job>;
  /** Takes a shift off the list; offers for it are declined. @throws as `edit`. */
  close(info: RequestInfo, input: object): Promise<Job>;
};

type Deps = { jobs: JobsRepository } & Parameters<typeof createPosting>[0] &
  Parameters<typeof createEditing>[0];

export function createJobsService(deps: Deps): JobsService {
  const { jobs } = deps;
  const posting = createPosting(deps);
  return {
    ...posting,
    ...createEditing(deps),

    async mine(info, { statuses, ...pageInput }) {
      const clinicId = requireClinic(info);
      const wanted = parseInput(statusesRule, statuses) ?? null;
      const scope = [clinicId, wanted];
      const page = newestPage('myJobs', scope, pageInput);
      return newestConnection(await jobs.ofClinic(clinicId, wanted, page), scope, page);
    },

    async post(info, input) {
      const [first] = await posting.postDays(info, input);
      if (!first) throw new Error('A posting has a day');
      return first;
    },
  };
}
