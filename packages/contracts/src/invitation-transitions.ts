import type { InvitationStatus } from './option-sets';
import type { ShiftTransition, ShiftParty } from './shift-transitions';

export const INVITATION_ACTIONS = [
  'accept',
  'decline',
  'take',
  'expire',
  'withdraw',
  'close',
] as const;
export type InvitationAction = (typeof INVITATION_ACTIONS)[number];

const PENDING = ['pending'] as const;

/** `take` follows a booking of another professional; `clock` withdraws one that overlaps a booking. */
export const INVITATION_TRANSITIONS: readonly ShiftTransition<
  InvitationAction,
  InvitationStatus
>[] = [
  // The clinic accepts the professional's own offer for the same shift.
  { action: 'accept', from: PENDING, to: 'accepted', by: ['temp', 'clinic'], notifies: [] },
  { action: 'decline', from: PENDING, to: 'declined', by: ['temp'], notifies: ['clinic'] },
  { action: 'take', from: PENDING, to: 'taken', by: ['clock'], notifies: ['temp'] },
  { action: 'expire', from: PENDING, to: 'expired', by: ['clock'], notifies: ['temp', 'clinic'] },
  { action: 'withdraw', from: PENDING, to: 'withdrawn', by: ['clinic'], notifies: ['temp'] },
  {
    action: 'withdraw',
    from: PENDING,
    to: 'withdrawn',
    by: ['temp', 'clock'],
    notifies: ['clinic'],
  },
  // Because of a block; neither side learns why.
  { action: 'close', from: PENDING, to: 'withdrawn', by: ['clock'], notifies: ['temp', 'clinic'] },
];

export const invitationTransitions = (
  from: InvitationStatus,
  action: InvitationAction,
  by: ShiftParty,
): readonly ShiftTransition<InvitationAction, InvitationStatus>[] =>
  INVITATION_TRANSITIONS.filter(
    (transition) =>
      transition.action === action && transition.from.includes(from) && transition.by.includes(by),
  );
