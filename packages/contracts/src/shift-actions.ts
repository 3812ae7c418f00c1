import type { ShiftSide } from './booking-options';

export type ShiftParty = ShiftSide | 'admin' | 'clock';

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

export const INVITATION_ACTIONS = [
  'accept',
  'decline',
  'take',
  'expire',
  'withdraw',
  'replace',
  'close',
] as const;
export type InvitationAction = (typeof INVITATION_ACTIONS)[number];

export const BOOKING_ACTIONS = [
  'confirm',
  'ask_again',
  'cancel_by_temp',
  'cancel_by_clinic',
  'undo_cancel_by_temp',
  'undo_cancel_by_clinic',
  'release',
  'on_my_way',
  'run_late',
  'arrive',
  'check_in',
  'complete',
  'propose_hours',
  'approve',
  'accept_hours',
  'invoice',
  'mark_paid',
  'mark_received',
  'pay',
  'miss',
  'dispute',
  'settle_dispute',
  'appeal_ruling',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/** Steps of a booking that the other side waits for. */
const ASKED_BOOKING_ACTIONS: readonly string[] = [
  ...['confirm', 'answer_change', 'approve', 'accept_hours', 'mark_paid', 'answer_dispute'],
  'complete',
];

/** The open actions that can be a next step: hours can be sent before the planned end, and are asked for after it. */
export const openSteps = (
  actions: readonly string[],
  endsAt: Date,
  now: Date,
): readonly string[] =>
  endsAt > now ? actions.filter((action) => action !== 'complete') : actions;

export type AskedBooking = {
  actions: readonly string[];
  endsAt: Date;
  /** While the compensation for a late cancellation may be waived, no payment is waited for. */
  isPaymentHeld: boolean;
};

/** Whether one of the viewer's open actions is waited for; hours, or what happened, once the shift is over. */
export const isBookingAsked = (
  { actions, endsAt, isPaymentHeld }: AskedBooking,
  now: Date,
): boolean =>
  openSteps(actions, endsAt, now).some(
    (action) =>
      ASKED_BOOKING_ACTIONS.includes(action) && !(action === 'mark_paid' && isPaymentHeld),
  ) ||
  // The clinic settles a shift without a check-in.
  (endsAt <= now && actions.includes('miss'));
