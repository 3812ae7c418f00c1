import { isProfessionalRole } from '@tbt/contracts';
import { createListLoader, createLoader } from '@tbt/service-kit';
import type { Loader, RequestInfo } from '@tbt/service-kit';
import type { NewestPage } from '../../../newest-first';
import { canSee } from '../bookings.policy';
import type { ApplicationsQueries } from './applications.queries';
import type { InvitationsQueries } from './invitations.queries';
import {
  applicationParties,
  type Application,
  type Invitation,
  type OfferRound,
} from './offers.types';

export type OfferLoaders = {
  /** Null unless the viewer may see it. */
  visibleApplication: Loader<number, Application | null>;
  ownApplicationOfJob: Loader<number, Application | null>;
  /** Only for the clinic's own shifts. */
  applicationsOfPerson(professionalId: number): Loader<number, Application | null>;
  /** One more than asked for. Only for the clinic's own shifts. */
  applicationsOfJob(page: NewestPage): Loader<number, Application[]>;
  /** Only for the clinic's own shifts. */
  pendingCountOfJob: Loader<number, { jobId: number; count: number } | null>;
  /** Oldest first. */
  roundsOfApplication: Loader<number, OfferRound[]>;
  /** Null unless the viewer may see it. */
  visibleInvitation: Loader<number, Invitation | null>;
  /** The latest. */
  ownInvitationToJob: Loader<number, Invitation | null>;
  /** Newest first. Only for the clinic's own shifts. */
  invitationsOfJob: Loader<number, Invitation[]>;
};

type Deps = { applications: ApplicationsQueries; invitations: InvitationsQueries };

export function createOfferLoaders(
  { applications, invitations }: Deps,
  { viewer }: RequestInfo,
): OfferLoaders {
  const pages = new Map<string, Loader<number, Application[]>>();
  const ofPeople = new Map<number, Loader<number, Application | null>>();
  const professionalId = isProfessionalRole(viewer?.role) ? viewer.userId : null;
  return {
    visibleApplication: createLoader(
      async (ids: readonly number[]) => {
        const found = await applications.byIds(ids);
        return found.filter((application) => canSee(viewer, applicationParties(application)));
      },
      ({ id }) => id,
    ),
    ownApplicationOfJob: createLoader(
      async (jobIds: readonly number[]) =>
        professionalId === null ? [] : applications.ofApplicantOnJobs(professionalId, jobIds),
      ({ jobId }) => jobId,
    ),
    applicationsOfPerson(id) {
      const loader =
        ofPeople.get(id) ??
        createLoader(
          (jobIds: readonly number[]) => applications.ofApplicantOnJobs(id, jobIds),
          ({ jobId }) => jobId,
        );
      ofPeople.set(id, loader);
      return loader;
    },
    applicationsOfJob(page) {
      const key = JSON.stringify(page);
      const known = pages.get(key);
      if (known) return known;
      const loader = createListLoader(
        (jobIds: readonly number[]) => applications.ofJobs(jobIds, page),
        ({ jobId }) => jobId,
      );
      pages.set(key, loader);
      return loader;
    },
    pendingCountOfJob: createLoader(
      (jobIds: readonly number[]) => applications.pendingCounts(jobIds),
      ({ jobId }) => jobId,
    ),
    roundsOfApplication: createListLoader(
      applications.roundsOf,
      ({ applicationId }) => applicationId,
    ),
    visibleInvitation: createLoader(
      async (ids: readonly number[]) => {
        const found = await invitations.byIds(ids);
        return found.filter((invitation) => canSee(viewer, invitation));
      },
      ({ id }) => id,
    ),
    ownInvitationToJob: createLoader(
      async (jobIds: readonly number[]) =>
        professionalId === null ? [] : invitations.latestOfPersonOnJobs(professionalId, jobIds),
      ({ jobId }) => jobId,
    ),
    invitationsOfJob: createListLoader(invitations.ofJobs, ({ jobId }) => jobId),
  };
}
