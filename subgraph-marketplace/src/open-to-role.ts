import { mayRun, type Viewer } from '@tbt/service-kit';

/** What an offered action runs: the role of a clinic's member is asked for it by one table. */
export const MUTATION_OF_ACTION = {
  confirm: 'confirmBooking',
  cancel: 'cancelBooking',
  undo_cancel: 'undoCancellation',
  propose_change: 'proposeBookingChange',
  answer_change: 'answerBookingChange',
  withdraw_change: 'withdrawBookingChange',
  request_waiver: 'requestWaiver',
  on_my_way: 'reportOnMyWay',
  run_late: 'reportLate',
  arrive: 'reportArrival',
  check_in: 'checkIn',
  miss: 'reportNoShow',
  refill: 'refillShift',
  complete: 'sendHours',
  propose_hours: 'approveHours',
  approve: 'approveHours',
  accept_hours: 'acceptHours',
  mark_paid: 'markInvoicePaid',
  mark_received: 'markInvoiceReceived',
  review: 'writeReview',
  reply: 'replyToReview',
  report: 'reportReview',
  dispute: 'openDispute',
  contest_no_show: 'openDispute',
  answer_dispute: 'answerDispute',
  answer: 'answerDispute',
  appeal_ruling: 'appealRuling',
  appeal: 'appealRuling',
  rule: 'ruleDispute',
} as const;

export type OfferedAction = keyof typeof MUTATION_OF_ACTION;

/** False where the member's role in the clinic would be refused. */
export const isOpenToRole = (viewer: Viewer | null, action: OfferedAction): boolean =>
  mayRun(viewer, MUTATION_OF_ACTION[action]);
