import { atLocationRule, type JobStatus } from '@tbt/contracts';
import {
  encodeCursor,
  listName,
  pageArgs,
  parseInput,
  requireClinic,
  toConnection,
} from '@tbt/service-kit';
import type { Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { OwnJobSort } from '../../../generated/resolvers';
import { atLocation } from '../../locations';
import { statusesRule } from '../jobs.inputs';
import type { Job } from '../jobs.types';
import type { OwnJobsQueries } from './own-jobs.queries';

export type OwnJobsArgs = PageInput & {
  statuses?: readonly JobStatus[] | null;
  sort?: OwnJobSort | null;
  at?: unknown;
};

const SHAPE = ['instant', 'id'] as const;

/** A cursor is valid only for the same order. */
export const createOwnJobs =
  ({ ownJobs }: { ownJobs: OwnJobsQueries }) =>
  async (
    info: RequestInfo,
    { statuses, sort, at, ...pageInput }: OwnJobsArgs,
  ): Promise<Connection<Job>> => {
    const wanted = {
      clinicId: requireClinic(info),
      statuses: parseInput(statusesRule, statuses) ?? null,
      sort: sort ?? 'newest',
      at: atLocation(parseInput(atLocationRule, at)),
    };
    const list = listName('myJobs', wanted);
    const page = pageArgs(pageInput, list, SHAPE);
    const instantOf = (job: Job) =>
      (wanted.sort === 'newest' ? job.createdAt : job.startsAt).getTime();
    return toConnection(
      await ownJobs.of(wanted, page),
      page.limit,
      (job) => encodeCursor(list, [instantOf(job), job.id]),
      page.after !== null,
    );
  };
