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
};

const COMING = COMING_BOOKING_STATUSES;
const FREE = { cost: 'none' } as const;
/** Where a ruling can leave a booking. */
const RULED = ['checked_in', 'completed', 'invoiced', 'paid', 'no_show', 'released'] as const;

const within = (
  statuses: readonly BookingStatus[],
  actions: readonly BookingAction[],
  party: ShiftParty,
): BookingTransitionRule[] =>
  actions.flatMap((action) =>
    statuses.map((status) => ({ action, from: [status], to: status, by: [party], ...FREE })),
  );

/** Undo returns to `booked` or `confirmed`, so that action has two transitions. */
export const BOOKING_TRANSITIONS: readonly BookingTransitionRule[] = [
  { action: 'confirm', from: ['booked'], to: 'confirmed', by: ['temp'], ...FREE },
  // In the transaction that moves it to a time for which a confirmation is not asked yet.
  { action: 'ask_again', from: ['confirmed'], to: 'booked', by: ['clock'], ...FREE },
  {
    action: 'cancel_by_temp',
    from: COMING,
    to: 'cancelled_by_temp',
    by: ['temp'],
    cost: 'reliability_ladder',
  },
  {
    action: 'cancel_by_clinic',
    from: COMING,
    to: 'cancelled_by_clinic',
    by: ['clinic'],
    cost: 'late_compensation',
  },
  ...COMING.flatMap((to): BookingTransitionRule[] => [
    { action: 'undo_cancel_by_temp', from: ['cancelled_by_temp'], to, by: ['temp'], ...FREE },
    { action: 'undo_cancel_by_clinic', from: ['cancelled_by_clinic'], to, by: ['clinic'], ...FREE },
  ]),
  { action: 'release', from: COMING, to: 'released', by: ['admin', 'clock'], ...FREE },
  ...within(COMING, ['on_my_way', 'run_late', 'arrive'], 'temp'),
  { action: 'check_in', from: COMING, to: 'checked_in', by: ['temp', 'clinic'], ...FREE },
  // A shift that was worked without a check-in is paid as well.
  { action: 'complete', from: COMING, to: 'completed', by: ['temp'], ...FREE },
  { action: 'complete', from: ['checked_in'], to: 'completed', by: ['temp', 'clock'], ...FREE },
  ...within(['completed'], ['propose_hours'], 'clinic'),
  { action: 'approve', from: ['completed'], to: 'approved', by: ['clinic', 'clock'], ...FREE },
  { action: 'accept_hours', from: ['completed'], to: 'approved', by: ['temp', 'clock'], ...FREE },
  // In the transaction that approves.
  { action: 'invoice', from: ['approved'], to: 'invoiced', by: ['clock'], ...FREE },
  ...within(['invoiced'], ['mark_paid'], 'clinic'),
  ...within(['invoiced'], ['mark_received'], 'temp'),
  { action: 'pay', from: ['invoiced'], to: 'paid', by: ['temp', 'clinic', 'clock'], ...FREE },
  // Hours that were sent without a check-in prove no presence.
  {
    action: 'miss',
    from: [...COMING, 'completed'],
    to: 'no_show',
    by: ['clinic'],
    cost: 'no_show',
  },
  {
    action: 'dispute',
    from: ['checked_in', 'completed', 'invoiced', 'paid'],
    to: 'disputed',
    by: ['temp', 'clinic'],
    ...FREE,
  },
  { action: 'dispute', from: ['no_show'], to: 'disputed', by: ['temp'], ...FREE },
  ...RULED.map((to): BookingTransitionRule => {
    return { action: 'settle_dispute', from: ['disputed'], to, by: ['admin'], ...FREE };
  }),
  { action: 'appeal_ruling', from: RULED, to: 'disputed', by: ['temp', 'clinic'], ...FREE },
];

export const bookingTransitions = (
  from: BookingStatus,
  action: BookingAction,
  by: ShiftParty,
): readonly BookingTransitionRule[] =>
  BOOKING_TRANSITIONS.filter((transition) => allows(transition, from, action, by));
