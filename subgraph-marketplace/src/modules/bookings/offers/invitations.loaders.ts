import { isProfessionalRole } from '@tbt/contracts';
import { createListLoader, createLoader } from '@tbt/service-kit';
import type { Loader, RequestInfo } from '@tbt/service-kit';
import { canSeeInvitation } from './invitations.policy';
import type { InvitationsRepository } from './invitations.repository';
import type { Invitation } from './invitations.types';

export type InvitationLoaders = {
  /** Null unless the viewer may see it. */
  visibleInvitation: Loader<number, Invitation | null>;
  /** The latest. */
  ownInvitationToJob: Loader<number, Invitation | null>;
  /** Newest first. Only for the clinic's own shifts. */
  invitationsOfJob: Loader<number, Invitation[]>;
};

export const createInvitationLoaders = (
  invitations: InvitationsRepository,
  { viewer }: RequestInfo,
): InvitationLoaders => ({
  visibleInvitation: createLoader(
    async (ids: readonly number[]) => {
      const found = await invitations.byIds(ids);
      return found.filter((invitation) => canSeeInvitation(viewer, invitation));
    },
    (invitation) => invitation.id,
  ),
  ownInvitationToJob: createLoader(
    async (jobIds: readonly number[]) =>
      isProfessionalRole(viewer?.role)
        ? invitations.latestOfPersonOnJobs(viewer.userId, jobIds)
        : [],
    (invitation: Invitation) => invitation.jobId,
  ),
  invitationsOfJob: createListLoader(invitations.ofJobs, ({ jobId }) => jobId),
});
