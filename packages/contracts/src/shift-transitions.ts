import type { ShiftSide } from './booking-options';
import { COMING_BOOKING_STATUSES, type ApplicationStatus, type BookingStatus } from './option-sets';

export type ShiftParty = ShiftSide | 'admin' | 'clock';

/** A change without a transition is a CONFLICT. */
export type ShiftTransition<Action extends string, Status extends string> = {
  action: Action;
  from: readonly Status[];
  to: Status;
  by: readonly ShiftParty[];
  /** Sides that get a notification, named after the action. */
  notifies: readonly ShiftSide[];
};

/** Points of the temp's score, or money of the clinic. */
export type TransitionCost = 'none' | 'reliability_ladder' | 'late_compensation' | 'no_show';

export type BookingTransitionRule = ShiftTransition<BookingAction, BookingStatus> & {
  cost: TransitionCost;
  /** False for the transitions of the shift's day, which are not released yet. */
  isOpen: boolean;
};

export const APPLICATION_ACTIONS = [
  'counter',
  'counter_back',
  'accept',
  'accept_counter',
  'decline',
  'decline_counter',
  'withdraw',
  'expire',
  'close',
  'accept_invitation',
] as const;
export type ApplicationAction = (typeof APPLICATION_ACTIONS)[number];

/** `pending` waits for the clinic, `countered` for the temp; the latest terms are booked. */
export const APPLICATION_TRANSITIONS: readonly ShiftTransition<
  ApplicationAction,
  ApplicationStatus
>[] = [
  { action: 'counter', from: ['pending'], to: 'countered', by: ['clinic'], notifies: ['temp'] },
  {
    action: 'counter_back',
    from: ['countered'],
    to: 'pending',
    by: ['temp'],
    notifies: ['clinic'],
  },
  { action: 'accept', from: ['pending'], to: 'accepted', by: ['clinic'], notifies: ['temp'] },
  {
    action: 'accept_counter',
    from: ['countered'],
    to: 'accepted',
    by: ['temp'],
    notifies: ['clinic'],
  },
  {
    action: 'decline',
    from: ['pending', 'countered'],
    to: 'declined',
    by: ['clinic'],
    notifies: ['temp'],
  },
  {
    action: 'decline_counter',
    from: ['countered'],
    to: 'withdrawn',
    by: ['temp'],
    notifies: ['clinic'],
  },
  {
    action: 'withdraw',
    from: ['pending', 'countered'],
    to: 'withdrawn',
    by: ['temp', 'clock'],
    notifies: ['clinic'],
  },
  {
    action: 'expire',
    from: ['pending', 'countered'],
    to: 'expired',
    by: ['clock'],
    notifies: ['temp', 'clinic'],
  },
  // Because of a block; neither side learns why.
  {
    action: 'close',
    from: ['pending', 'countered'],
    to: 'withdrawn',
    by: ['clock'],
    notifies: ['temp', 'clinic'],
  },
  // For a professional who was invited again or has an own offer; `accepted` had a booking that was cancelled.
  {
    action: 'accept_invitation',
    from: ['pending', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'],
    to: 'accepted',
    by: ['temp'],
    notifies: ['clinic'],
  },
];

export const BOOKING_ACTIONS = [
  'confirm',
  'cancel_by_temp',
  'cancel_by_clinic',
  'undo_cancel_by_temp',
  'undo_cancel_by_clinic',
  'release',
  'check_in',
  'complete',
  'approve',
  'invoice',
  'pay',
  'miss',
  'dispute',
  'settle_dispute',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

const COMING = COMING_BOOKING_STATUSES;
const FREE = { cost: 'none', isOpen: true } as const;
const LATER = { cost: 'none', isOpen: false } as const;

/** Undo returns to `booked` or `confirmed`, so that action has two transitions. */
export const BOOKING_TRANSITIONS: readonly BookingTransitionRule[] = [
  {
    action: 'confirm',
    from: ['booked'],
    to: 'confirmed',
    by: ['temp'],
    notifies: ['clinic'],
    ...FREE,
  },
  {
    action: 'cancel_by_temp',
    from: COMING,
    to: 'cancelled_by_temp',
    by: ['temp'],
    notifies: ['clinic'],
    cost: 'reliability_ladder',
    isOpen: true,
  },
  {
    action: 'cancel_by_clinic',
    from: COMING,
    to: 'cancelled_by_clinic',
    by: ['clinic'],
    notifies: ['temp'],
    cost: 'late_compensation',
    isOpen: true,
  },
  ...COMING.flatMap((to): BookingTransitionRule[] => [
    {
      action: 'undo_cancel_by_temp',
      from: ['cancelled_by_temp'],
      to,
      by: ['temp'],
      notifies: ['clinic'],
      ...FREE,
    },
    {
      action: 'undo_cancel_by_clinic',
      from: ['cancelled_by_clinic'],
      to,
      by: ['clinic'],
      notifies: ['temp'],
      ...FREE,
    },
  ]),
  {
    action: 'release',
    from: COMING,
    to: 'released',
    by: ['admin', 'clock'],
    notifies: ['temp', 'clinic'],
    ...FREE,
  },
  {
    action: 'check_in',
    from: COMING,
    to: 'checked_in',
    by: ['temp'],
    notifies: ['clinic'],
    ...LATER,
  },
  {
    action: 'complete',
    from: ['checked_in'],
    to: 'completed',
    by: ['temp', 'clock'],
    notifies: ['clinic'],
    ...LATER,
  },
  {
    action: 'approve',
    from: ['completed'],
    to: 'approved',
    by: ['clinic', 'clock'],
    notifies: ['temp'],
    ...LATER,
  },
  {
    action: 'invoice',
    from: ['approved'],
    to: 'invoiced',
    by: ['temp', 'clock'],
    notifies: ['clinic'],
    ...LATER,
  },
  { action: 'pay', from: ['invoiced'], to: 'paid', by: ['clinic'], notifies: ['temp'], ...LATER },
  {
    action: 'miss',
    from: COMING,
    to: 'no_show',
    by: ['clinic', 'admin'],
    notifies: ['temp'],
    cost: 'no_show',
    isOpen: false,
  },
  {
    action: 'dispute',
    from: ['completed', 'approved', 'invoiced'],
    to: 'disputed',
    by: ['temp', 'clinic'],
    notifies: ['temp', 'clinic'],
    ...LATER,
  },
  {
    action: 'settle_dispute',
    from: ['disputed'],
    to: 'approved',
    by: ['admin'],
    notifies: ['temp', 'clinic'],
    ...LATER,
  },
];

const fits = <Action extends string, Status extends string>(
  transition: ShiftTransition<Action, Status>,
  from: Status,
  action: Action,
  by: ShiftParty,
) => transition.action === action && transition.from.includes(from) && transition.by.includes(by);

export const applicationTransitions = (
  from: ApplicationStatus,
  action: ApplicationAction,
  by: ShiftParty,
): readonly ShiftTransition<ApplicationAction, ApplicationStatus>[] =>
  APPLICATION_TRANSITIONS.filter((transition) => fits(transition, from, action, by));

/** Without transitions that are not released yet. */
export const bookingTransitions = (
  from: BookingStatus,
  action: BookingAction,
  by: ShiftParty,
): readonly BookingTransitionRule[] =>
  BOOKING_TRANSITIONS.filter(
    (transition) => transition.isOpen && fits(transition, from, action, by),
  );
