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
  { action: 'accept', from: PENDING, to: 'accepted', by: ['temp', 'clinic'], tells: [] },
  { action: 'decline', from: PENDING, to: 'declined', by: ['temp'], tells: ['clinic'] },
  { action: 'take', from: PENDING, to: 'taken', by: ['clock'], tells: ['temp'] },
  { action: 'expire', from: PENDING, to: 'expired', by: ['clock'], tells: ['temp', 'clinic'] },
  { action: 'withdraw', from: PENDING, to: 'withdrawn', by: ['clinic'], tells: ['temp'] },
  { action: 'withdraw', from: PENDING, to: 'withdrawn', by: ['temp', 'clock'], tells: ['clinic'] },
  // Blocked, closed or over; neither side learns why.
  { action: 'close', from: PENDING, to: 'withdrawn', by: ['clock'], tells: ['temp', 'clinic'] },
];

export const invitationTransitions = (
  from: InvitationStatus,
  action: InvitationAction,
  by: ShiftParty,
): readonly ShiftTransition<InvitationAction, InvitationStatus>[] =>
  INVITATION_TRANSITIONS.filter(
    (edge) => edge.action === action && edge.from.includes(from) && edge.by.includes(by),
  );
