import {
  COMING_BOOKING_STATUSES,
  type BookingAction,
  type BookingStatus,
  type ShiftParty,
} from '@tbt/contracts';
import { allows, type ShiftTransition } from './shift-transition';

/** Points of the temp's score, or money of the clinic. */
export type TransitionCost = 'none' | 'reliability_ladder' | 'late_compensation' | 'no_show';

export type BookingTransitionRule = ShiftTransition<BookingAction, BookingStatus> & {
  cost: TransitionCost;
  /** False for the transitions of the shift's day, which are not released yet. */
  isOpen: boolean;
};

const COMING = COMING_BOOKING_STATUSES;
const FREE = { cost: 'none', isOpen: true } as const;
const LATER = { cost: 'none', isOpen: false } as const;

/** Undo returns to `booked` or `confirmed`, so that action has two transitions. */
export const BOOKING_TRANSITIONS: readonly BookingTransitionRule[] = [
  { action: 'confirm', from: ['booked'], to: 'confirmed', by: ['temp'], ...FREE },
  {
    action: 'cancel_by_temp',
    from: COMING,
    to: 'cancelled_by_temp',
    by: ['temp'],
    cost: 'reliability_ladder',
    isOpen: true,
  },
  {
    action: 'cancel_by_clinic',
    from: COMING,
    to: 'cancelled_by_clinic',
    by: ['clinic'],
    cost: 'late_compensation',
    isOpen: true,
  },
  ...COMING.flatMap((to): BookingTransitionRule[] => [
    { action: 'undo_cancel_by_temp', from: ['cancelled_by_temp'], to, by: ['temp'], ...FREE },
    { action: 'undo_cancel_by_clinic', from: ['cancelled_by_clinic'], to, by: ['clinic'], ...FREE },
  ]),
  { action: 'release', from: COMING, to: 'released', by: ['admin', 'clock'], ...FREE },
  { action: 'check_in', from: COMING, to: 'checked_in', by: ['temp'], ...LATER },
  { action: 'complete', from: ['checked_in'], to: 'completed', by: ['temp', 'clock'], ...LATER },
  { action: 'approve', from: ['completed'], to: 'approved', by: ['clinic', 'clock'], ...LATER },
  { action: 'invoice', from: ['approved'], to: 'invoiced', by: ['temp', 'clock'], ...LATER },
  { action: 'pay', from: ['invoiced'], to: 'paid', by: ['clinic'], ...LATER },
  {
    action: 'miss',
    from: COMING,
    to: 'no_show',
    by: ['clinic', 'admin'],
    cost: 'no_show',
    isOpen: false,
  },
  {
    action: 'dispute',
    from: ['completed', 'approved', 'invoiced'],
    to: 'disputed',
    by: ['temp', 'clinic'],
    ...LATER,
  },
  { action: 'settle_dispute', from: ['disputed'], to: 'approved', by: ['admin'], ...LATER },
];

/** Without transitions that are not released yet. */
export const bookingTransitions = (
  from: BookingStatus,
  action: BookingAction,
  by: ShiftParty,
): readonly BookingTransitionRule[] =>
  BOOKING_TRANSITIONS.filter(
    (transition) => transition.isOpen && allows(transition, from, action, by),
  );
