import {
  INVITATION_ACTIONS,
  type InvitationAction,
  type InvitationStatus,
  type ShiftParty,
  type ShiftSide,
} from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import { invitationTransitions } from '../../../transitions/invitation-table';
import type { ChangedInvitation, Invitation } from '../offers/offers.types';

/** A pending one past its end reads as expired before the job has marked it. */
export const invitationStatus = (
  { status, expiresAt }: Pick<Invitation, 'status' | 'expiresAt'>,
  now: Date,
): InvitationStatus => (status === 'pending' && expiresAt <= now ? 'expired' : status);

export const invitationActions = (
  invitation: Invitation,
  by: ShiftSide,
  now: Date,
): InvitationAction[] => {
  const status = invitationStatus(invitation, now);
  // A clinic accepts offers, not its own invitations, and a temp declines instead of withdrawing.
  const own = by === 'clinic' ? ['withdraw'] : ['accept', 'decline'];
  return INVITATION_ACTIONS.filter(
    (action) => own.includes(action) && invitationTransitions(status, action, by).length > 0,
  );
};

/** @throws DomainError CONFLICT `just_taken` after another booking, `illegal_step` without a transition. */
export function moveInvitation(
  invitation: Invitation,
  action: InvitationAction,
  by: ShiftParty,
  now: Date,
): ChangedInvitation {
  const status = by === 'clock' ? invitation.status : invitationStatus(invitation, now);
  const [transition] = invitationTransitions(status, action, by);
  if (transition)
    return { ...invitation, status: transition.to, revision: invitation.revision + 1, action, by };
  if (status === 'taken') throw conflict('invitation.justTaken', { reasons: ['just_taken'] });
  throw conflict('invitation.illegalStep', { values: { status }, reasons: ['illegal_step'] });
}
