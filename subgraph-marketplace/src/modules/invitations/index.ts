export { createInvitationClosing, type InvitationClosing } from './invitations.closing';
export { standingOf, stepOf } from './invitations.edges';
export { announceInvitations, invitationChanged } from './invitations.events';
export { createInviting, type Inviting } from './invitations.inviting';
export { createInvitationLoaders, type InvitationLoaders } from './invitations.loaders';
export { requireSideOf } from './invitations.policy';
export { createRefill, type FavouritesOf, type Refill } from './invitations.refill';
export { createInvitationsRepository, type InvitationsRepository } from './invitations.repository';
export { invitationsResolvers } from './invitations.resolvers';
export { heldInvitations, savedInvitations } from './invitations.rows';
export { createInvitationsService, type InvitationsService } from './invitations.service';
export type {
  AcceptInvitation,
  ChangedInvitation,
  Invitation,
  InvitationAcceptance,
} from './invitations.types';
export { createRefillRepository } from './refill.repository';
