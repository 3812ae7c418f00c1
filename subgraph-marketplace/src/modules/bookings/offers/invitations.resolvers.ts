import { parseId } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../../generated/resolvers';
import { ownsJob } from '../../jobs';
import { memberOf } from '../../people';
import { actionsOf, effectiveStatus } from '../transitions/invitation-transitions';
import { sideOf } from './invitations.policy';

export const invitationsResolvers: Resolvers = {
  Query: {
    myInvitations: (_root, args, { info, services }) => services.invitations.mine(info, args),
  },
  Mutation: {
    inviteToJob: (_root, { input }, { info, services }) =>
      outcome(info, () => services.invitations.invite(info, input)),
    acceptInvitation: (_root, { input }, { info, services }) =>
      outcome(info, () => services.invitations.accept(info, input)),
    declineInvitation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ invitation: await services.invitations.decline(info, input) })),
    withdrawInvitation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ invitation: await services.invitations.withdraw(info, input) })),
  },
  Job: {
    invitations: (job, _args, { info, loaders }) =>
      ownsJob(info.viewer, job) ? loaders.invitationsOfJob.load(job.id) : null,
    myInvitation: ({ id }, _args, { loaders }) => loaders.ownInvitationToJob.load(id),
  },
  Invitation: {
    __resolveReference: ({ id }, { loaders }) => loaders.visibleInvitation.load(parseId(id) ?? 0),
    job: ({ jobId }, _args, { loaders }) => loaders.visibleJob.load(jobId),
    professional: ({ professionalId }, _args, { loaders }) => memberOf(loaders, professionalId),
    status: (invitation, _args, { clock }) => effectiveStatus(invitation, clock.now()),
    actions: (invitation, _args, { info, clock }) => {
      const side = sideOf(info.viewer, invitation);
      return side === null ? [] : actionsOf(invitation, side, clock.now());
    },
  },
};
