import { isProfessionalRole } from '@tbt/contracts';
import { createListLoader, createLoader } from '@tbt/service-kit';
import type { Loader, RequestInfo } from '@tbt/service-kit';
import type { NewestPage } from '../../../newest-first';
import { canSeeApplication } from './applications.policy';
import type { ApplicationsRepository } from './applications.repository';
import type { Application, OfferRound } from './applications.types';

export type ApplicationLoaders = {
  /** Null unless the viewer may see it. */
  visibleApplication: Loader<number, Application | null>;
  ownApplicationOfJob: Loader<number, Application | null>;
  /** One more than asked for. Only for the clinic's own shifts. */
  applicationsOfJob(page: NewestPage): Loader<number, Application[]>;
  /** Only for the clinic's own shifts. */
  pendingCountOfJob: Loader<number, { jobId: number; count: number } | null>;
  /** Oldest first. */
  roundsOfApplication: Loader<number, OfferRound[]>;
};

export function createApplicationLoaders(
  applications: ApplicationsRepository,
  { viewer }: RequestInfo,
): ApplicationLoaders {
  const pages = new Map<string, Loader<number, Application[]>>();
  return {
    visibleApplication: createLoader(
      async (ids: readonly number[]) => {
        const found = await applications.byIds(ids);
        return found.filter((application) => canSeeApplication(viewer, application));
      },
      (application) => application.id,
    ),
    ownApplicationOfJob: createLoader(
      async (jobIds: readonly number[]) =>
        isProfessionalRole(viewer?.role)
          ? applications.ofApplicantOnJobs(viewer.userId, jobIds)
          : [],
      (application: Application) => application.jobId,
    ),
    applicationsOfJob(page) {
      const key = JSON.stringify(page);
      const known = pages.get(key);
      if (known) return known;
      const loader = createListLoader(
        (jobIds: readonly number[]) => applications.ofJobs(jobIds, page),
        (application: Application) => application.jobId,
      );
      pages.set(key, loader);
      return loader;
    },
    pendingCountOfJob: createLoader(applications.pendingCounts, ({ jobId }) => jobId),
    roundsOfApplication: createListLoader(
      applications.roundsOf,
      ({ applicationId }) => applicationId,
    ),
  };
}
