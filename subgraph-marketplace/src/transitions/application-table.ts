import type { ApplicationAction, ApplicationStatus, ShiftParty } from '@tbt/contracts';
import { allows, type ShiftTransition } from './shift-transition';

/** `pending` waits for the clinic, `countered` for the temp; the latest terms are booked. */
export const APPLICATION_TRANSITIONS: readonly ShiftTransition<
  ApplicationAction,
  ApplicationStatus
>[] = [
  { action: 'counter', from: ['pending'], to: 'countered', by: ['clinic'] },
  { action: 'counter_back', from: ['countered'], to: 'pending', by: ['temp'] },
  { action: 'accept', from: ['pending'], to: 'accepted', by: ['clinic'] },
  { action: 'accept_counter', from: ['countered'], to: 'accepted', by: ['temp'] },
  { action: 'decline', from: ['pending', 'countered'], to: 'declined', by: ['clinic'] },
  { action: 'decline_counter', from: ['countered'], to: 'withdrawn', by: ['temp'] },
  { action: 'withdraw', from: ['pending', 'countered'], to: 'withdrawn', by: ['temp', 'clock'] },
  { action: 'expire', from: ['pending', 'countered'], to: 'expired', by: ['clock'] },
  // Because of a block; neither side learns why.
  { action: 'close', from: ['pending', 'countered'], to: 'withdrawn', by: ['clock'] },
  // For a professional who was invited again or has an own offer; `accepted` had a booking that was cancelled.
  {
    action: 'accept_invitation',
    from: ['pending', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'],
    to: 'accepted',
    by: ['temp'],
  },
];

export const applicationTransitions = (
  from: ApplicationStatus,
  action: ApplicationAction,
  by: ShiftParty,
): readonly ShiftTransition<ApplicationAction, ApplicationStatus>[] =>
  APPLICATION_TRANSITIONS.filter((transition) => allows(transition, from, action, by));
