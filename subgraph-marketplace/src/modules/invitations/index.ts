export { createInvitationClosing, type InvitationClosing } from './close-invitations';
export { effectiveStatus, toTransition } from './invitation-transitions';
export { announceInvitations, invitationChanged } from './invitations.events';
export { createInviteProfessional, type Inviting } from './invite-professional';
export { createInvitationLoaders, type InvitationLoaders } from './invitations.loaders';
export { requireSideOf } from './invitations.policy';
export { createRefill, type FavouritesOf, type Refill } from './refill-shift';
export { createInvitationsRepository, type InvitationsRepository } from './invitations.repository';
export { invitationsResolvers } from './invitations.resolvers';
export { lockInvitationsSql, saveInvitationsSql } from './invitations.queries';
export { createInvitationsService, type InvitationsService } from './invitations.service';
export type {
  AcceptInvitation,
  ChangedInvitation,
  Invitation,
  InvitationAcceptance,
} from './invitations.types';
export { createRefillRepository } from './refill.repository';
