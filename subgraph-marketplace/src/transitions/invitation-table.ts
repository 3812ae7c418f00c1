import type { InvitationAction, InvitationStatus, ShiftParty } from '@tbt/contracts';
import { allows, type ShiftTransition } from './shift-transition';

const PENDING = ['pending'] as const;

/** `take` follows a booking of another professional; `clock` withdraws one that overlaps a booking. */
const INVITATION_TRANSITIONS: readonly ShiftTransition<InvitationAction, InvitationStatus>[] = [
  // The clinic accepts the professional's own offer for the same shift.
  { action: 'accept', from: PENDING, to: 'accepted', by: ['temp', 'clinic'] },
  { action: 'decline', from: PENDING, to: 'declined', by: ['temp'] },
  { action: 'take', from: PENDING, to: 'taken', by: ['clock'] },
  { action: 'expire', from: PENDING, to: 'expired', by: ['clock'] },
  { action: 'withdraw', from: PENDING, to: 'withdrawn', by: ['clinic'] },
  { action: 'withdraw', from: PENDING, to: 'withdrawn', by: ['temp', 'clock'] },
  // By the clinic's answer to the professional's own offer: that is its last word.
  { action: 'replace', from: PENDING, to: 'withdrawn', by: ['clinic'] },
  // Because of a block; neither side learns why.
  { action: 'close', from: PENDING, to: 'withdrawn', by: ['clock'] },
];

export const invitationTransitions = (
  from: InvitationStatus,
  action: InvitationAction,
  by: ShiftParty,
): readonly ShiftTransition<InvitationAction, InvitationStatus>[] =>
  INVITATION_TRANSITIONS.filter((transition) => allows(transition, from, action, by));
