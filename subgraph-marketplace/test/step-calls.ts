import type { BookingAction, ShiftSide } from '@tbt/contracts';
import { HOUR, MINUTE } from './booking-operations';
import { SHEET_AS_PLANNED } from './hours-operations';

/** What a call needs to know of the booking that it is about. */
export type Subject = {
  id: number;
  date: string;
  startsAt: Date;
  checkInCode: string | null;
  disputeId: number;
};

export type StepCall = {
  mutation: string;
  type: string;
  action: BookingAction | Record<ShiftSide, BookingAction>;
  /** After the start: when the clock does not refuse it. */
  after: number;
  input: (of: Subject) => object;
  /** All others may not make the call at all. */
  only?: ShiftSide | 'admin';
};

const ofBooking = ({ id }: Subject) => ({ bookingId: id });
const payment = ({ id, date }: Subject) => ({
  ...{ bookingId: id, paidOn: date, method: 'e_transfer' },
});
const WORDS = { statement: 'That is not right.' };
const AFTER_END = 9 * HOUR;

/** Every action of the table that people can ask for. */
export const STEP_CALLS: readonly StepCall[] = [
  {
    ...{ mutation: 'confirmBooking', type: 'BookingInput', action: 'confirm' },
    ...{ after: -20 * HOUR, input: ofBooking },
  },
  {
    ...{ mutation: 'cancelBooking', type: 'CancelBookingInput', after: -20 * HOUR },
    action: { temp: 'cancel_by_temp', clinic: 'cancel_by_clinic' },
    input: ({ id }) => ({ bookingId: id, reason: 'other' }),
  },
  {
    ...{ mutation: 'undoCancellation', type: 'BookingInput', after: -20 * HOUR, input: ofBooking },
    action: { temp: 'undo_cancel_by_temp', clinic: 'undo_cancel_by_clinic' },
  },
  {
    ...{ mutation: 'releaseBooking', type: 'BookingInput', action: 'release', only: 'admin' },
    ...{ after: -20 * HOUR, input: ofBooking },
  },
  {
    ...{ mutation: 'reportOnMyWay', type: 'BookingInput', action: 'on_my_way' },
    ...{ after: -30 * MINUTE, input: ofBooking },
  },
  {
    ...{ mutation: 'reportLate', type: 'RunLateInput', action: 'run_late' },
    ...{ after: -30 * MINUTE, input: ({ id }) => ({ bookingId: id, minutes: 10 }) },
  },
  {
    ...{ mutation: 'reportArrival', type: 'BookingInput', action: 'arrive' },
    ...{ after: -30 * MINUTE, input: ofBooking },
  },
  {
    ...{ mutation: 'checkIn', type: 'CheckInInput', action: 'check_in', after: -30 * MINUTE },
    input: ({ id, checkInCode }) => ({ bookingId: id, code: checkInCode }),
  },
  {
    ...{ mutation: 'reportNoShow', type: 'BookingInput', action: 'miss' },
    ...{ after: 61 * MINUTE, input: ofBooking },
  },
  {
    ...{ mutation: 'sendHours', type: 'SendHoursInput', action: 'complete', after: AFTER_END },
    input: ({ id }) => ({ bookingId: id, ...SHEET_AS_PLANNED }),
  },
  {
    ...{ mutation: 'approveHours', type: 'ApproveHoursInput', action: 'approve' },
    ...{ after: AFTER_END, input: ofBooking },
  },
  {
    ...{ mutation: 'approveHours', type: 'ApproveHoursInput', action: 'propose_hours' },
    ...{ after: AFTER_END },
    input: ({ id }) => ({ bookingId: id, changed: { ...SHEET_AS_PLANNED, endTime: '15:00' } }),
  },
  {
    ...{ mutation: 'acceptHours', type: 'AcceptHoursInput', action: 'accept_hours' },
    ...{ after: AFTER_END, input: ofBooking },
  },
  {
    ...{ mutation: 'markInvoicePaid', type: 'MarkPaymentInput', action: 'mark_paid' },
    ...{ after: AFTER_END, input: payment, only: 'clinic' },
  },
  {
    ...{ mutation: 'markInvoiceReceived', type: 'MarkPaymentInput', action: 'mark_received' },
    ...{ after: AFTER_END, input: payment, only: 'temp' },
  },
  ...(['conduct', 'no_show'] as const).map((reason): StepCall => ({
    ...{ mutation: 'openDispute', type: 'OpenDisputeInput', action: 'dispute' },
    ...{ after: AFTER_END, input: ({ id }) => ({ bookingId: id, reason, ...WORDS }) },
  })),
  {
    ...{ mutation: 'ruleDispute', type: 'RuleDisputeInput', action: 'settle_dispute' },
    ...{ after: 100 * HOUR, only: 'admin' },
    input: ({ disputeId }) => ({ disputeId, outcome: 'between', ruling: 'Both were right.' }),
  },
  {
    ...{ mutation: 'appealRuling', type: 'AnswerDisputeInput', action: 'appeal_ruling' },
    ...{ after: 100 * HOUR, input: ({ disputeId }) => ({ disputeId, ...WORDS }) },
  },
];
