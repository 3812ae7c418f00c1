import { actingUserId, createListLoader, createLoader } from '@tbt/service-kit';
import type { Loader, RequestInfo } from '@tbt/service-kit';
import type { PeopleQueries } from '../people';
import { placeOf, type PlaceOnMap } from '../places';
import { distanceBetween, type JobDistance } from './posting/job-places';
import { canSeeJob } from './jobs.policy';
import type { JobsQueries } from './jobs.queries';
import type { Job, JobInSight, JobSeries } from './jobs.types';

export type JobFieldLoaders = {
  jobSeries: Loader<number, JobSeries | null>;
  /** Only days that the viewer may see. */
  jobsOfSeries: Loader<number, JobInSight[]>;
  /** From the viewer's address, loaded once; null when a place is unknown. */
  ownDistance(job: Job): Promise<JobDistance | null>;
};

type Deps = { jobs: JobsQueries; people: PeopleQueries; info: RequestInfo };

export function createJobFieldLoaders({ jobs, people, info }: Deps): JobFieldLoaders {
  const viewerId = info.viewer && actingUserId(info.viewer);
  let place: Promise<PlaceOnMap | null> | null = null;
  const placeOfViewer = async () => {
    const { viewer } = info;
    const [own] = viewer ? await people.placesOf([actingUserId(viewer)]) : [];
    return placeOf(own ?? {});
  };
  return {
    jobSeries: createLoader(
      (ids: readonly number[]) => jobs.seriesByIds(ids),
      ({ id }) => id,
    ),
    jobsOfSeries: createListLoader(
      async (ids: readonly number[]) => {
        const found = await jobs.ofSeries(ids, viewerId);
        return found.filter((job) => canSeeJob(info.viewer, job));
      },
      ({ seriesId }) => seriesId ?? 0,
    ),
    async ownDistance(job) {
      place ??= placeOfViewer();
      return distanceBetween(await place, job);
    },
  };
}
