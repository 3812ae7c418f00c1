import { actingUserId, createListLoader, createLoader } from '@tbt/service-kit';
import type { Loader, RequestInfo } from '@tbt/service-kit';
import type { NewestPage } from '../../newest-first';
import { canSeeJob } from './jobs.policy';
import type { JobsQueries } from './jobs.queries';
import type { Job, JobInSight } from './jobs.types';

export type JobLoaders = {
  /** Null unless the viewer may see it. */
  visibleJob: Loader<number, JobInSight | null>;
  /** One more than asked for. */
  activeJobsOfClinic(page: NewestPage): Loader<number, Job[]>;
};

export function createJobLoaders(repository: JobsQueries, info: RequestInfo): JobLoaders {
  const viewerId = info.viewer && actingUserId(info.viewer);
  const pages = new Map<string, Loader<number, Job[]>>();
  return {
    visibleJob: createLoader(
      async (ids: readonly number[]) => {
        const jobs = await repository.byIds(ids, viewerId);
        return jobs.filter((job) => canSeeJob(info.viewer, job));
      },
      (job) => job.id,
    ),
    activeJobsOfClinic(page) {
      const key = JSON.stringify(page);
      const known = pages.get(key);
      if (known) return known;
      const loader = createListLoader(
        (ids: readonly number[]) => repository.activeOfClinics(ids, page, viewerId),
        (job: Job) => job.clinicId,
      );
      pages.set(key, loader);
      return loader;
    },
  };
}
