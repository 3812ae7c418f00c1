import type { BenchWorld, Person } from './bench-world';
import {
  input,
  sentBy,
  sentByNewcomer,
  type Actor,
  type OperationCase,
  type OperationCases,
} from './operation-case';

const STATEMENT = 'We closed at four that day.';
const PAYMENT = { paidOn: '2027-03-06', method: 'e_transfer' };
const HOURS = { startTime: '09:00', endTime: '17:00', breakMinutes: 30 };
const RULING = { outcome: 'between', ruling: 'Both are right.' };

type Shift = { clinic: Person; temp: Person };
type Values = Record<string, unknown>;
type Prepare = (world: BenchWorld, shift: Shift) => Promise<Values>;

/** A side of a shift between the clinic and a hygienist whom no other case uses. */
const onShift = (actor: Actor, prepare: Prepare): OperationCase => ({
  as: [actor],
  isLater: true,
  ...(actor === 'hygienist' && { substitute: (world) => world.newHygienist() }),
  async variables(world, _size, _actor, person) {
    const newcomer = actor === 'hygienist' ? person : null;
    const temp = newcomer ?? (await world.newHygienist());
    return input(await prepare(world, { clinic: world.clinic, temp }));
  },
});

type Step = Parameters<BenchWorld['work']>[1];
const after =
  (step: Step, more: Values = {}): Prepare =>
  async (world, shift) => {
    const { bookingId } = await world.work(shift, step);
    return { bookingId: String(bookingId), ...more };
  };
const afterProposal: Prepare = async (world, shift) => {
  const { bookingId } = await world.workWithProposal(shift);
  return { bookingId: String(bookingId) };
};
const afterMiss: Prepare = async (world, shift) => {
  const { bookingId } = await world.miss(shift);
  return { bookingId: String(bookingId) };
};
const afterAnswer: Prepare = async (world, shift) => ({
  disputeId: String(await world.answeredDispute(shift)),
  ...RULING,
});
const ofReview =
  (more: Values): Prepare =>
  async (world, shift) => ({
    reviewId: String((await world.reviewEachOther(shift)).ofTemp),
    ...more,
  });

const sendHours = onShift('hygienist', after('worked', HOURS));
const approveHours = onShift('clinic', after('completed'));
const acceptHours = onShift('hygienist', afterProposal);
const markPaid = onShift('clinic', after('invoiced', PAYMENT));
const markReceived = onShift('hygienist', after('invoiced', PAYMENT));
const openDispute = onShift(
  'hygienist',
  after('completed', { reason: 'conduct', statement: STATEMENT }),
);
const ruleDispute = onShift('admin', afterAnswer);
const writeReview = onShift('hygienist', after('invoiced', { rating: 5, comment: STATEMENT }));
const reportReview = onShift('hygienist', ofReview({ reason: 'spam' }));
const checkIn = onShift('clinic', after('confirmed'));

const reviewsOf = sentBy(['visitor', 'hygienist'], ({ hygienist }, first) => ({
  id: String(hygienist.id),
  first,
}));
const ofAdmin = sentBy('admin', (_world, first) => ({ first }));
const ownInvoices = sentBy(['hygienist', 'clinic'], (_world, first) => ({ first }));
const byYear = (actor: Actor) =>
  sentBy(actor, (_world, first) => ({ year: 2027, month: null, first }));
const ofBooking = sentBy(['hygienist', 'clinic'], ({ bookingId }) => ({ id: String(bookingId) }));

/** Increases with every edit. */
let regulatorRevision = 0;

export const workCases: OperationCases = {
  'mfe-jobs/ReportOnMyWay': onShift('hygienist', after('confirmed')),
  'mfe-jobs/ReportLate': onShift('hygienist', after('confirmed', { minutes: 20 })),
  'mfe-jobs/ReportArrival': onShift('hygienist', after('confirmed')),
  'mfe-jobs/CheckIn': checkIn,
  'gateway/RestCheckIn': checkIn,
  'mfe-jobs/RefreshCheckInCode': checkIn,
  'mfe-jobs/ReportNoShow': onShift('clinic', after('late')),
  'mfe-jobs/RefillShift': onShift('clinic', afterMiss),
  'mfe-jobs/NoShows': ofAdmin,

  'mfe-jobs/SendHours': sendHours,
  'gateway/RestSendHours': sendHours,
  'mfe-jobs/ApproveHours': approveHours,
  'gateway/RestApproveHours': approveHours,
  'mfe-jobs/AcceptHours': acceptHours,
  'gateway/RestAcceptHours': acceptHours,

  'mfe-jobs/MarkInvoicePaid': markPaid,
  'gateway/RestMarkInvoicePaid': markPaid,
  'mfe-jobs/MarkInvoiceReceived': markReceived,
  'gateway/RestMarkInvoiceReceived': markReceived,
  'mfe-jobs/MyBillingDetails': sentByNewcomer(async (world, newcomer) => {
    await world.enterBilling(newcomer);
    return {};
  }),
  'mfe-jobs/NoShowPoints': sentBy('clinic', () => ({})),
  'mfe-jobs/SetBillingDetails': sentByNewcomer(() =>
    input({ paymentInstructions: 'E-transfer to robin@bench.test' }),
  ),
  'mfe-jobs/EarningsPage': byYear('hygienist'),
  'mfe-jobs/SpendingPage': byYear('clinic'),
  'mfe-jobs/PostingBlocks': ofAdmin,
  'mfe-jobs/LiftPostingBlock': {
    ...sentBy('admin', (world) => {
      world.later(world.blockedOnDay);
      return input({ clinicId: String(world.nextBlocked().id) });
    }),
    isLater: true,
  },
  'gateway/RestMyInvoices': ownInvoices,
  'gateway/RestInvoice': sentBy(['hygienist', 'clinic'], ({ invoiceId }) => ({
    id: String(invoiceId),
  })),
  'gateway/RestInvoicePdf': sentBy(['hygienist', 'clinic'], ({ invoiceId }) => ({
    id: String(invoiceId),
    language: 'fr',
  })),

  'mfe-jobs/OpenDispute': openDispute,
  'gateway/RestOpenDispute': openDispute,
  'mfe-jobs/AnswerDispute': onShift('clinic', async (world, shift) => ({
    disputeId: String(await world.dispute(shift)),
    statement: STATEMENT,
  })),
  'mfe-jobs/AppealRuling': onShift('hygienist', async (world, shift) => ({
    disputeId: String(await world.ruledDispute(shift, world.admin)),
    statement: STATEMENT,
  })),
  'mfe-jobs/RuleDispute': ruleDispute,
  'gateway/RestRuleDispute': ruleDispute,
  'mfe-jobs/DisputeCase': sentBy('admin', () => ({ id: '1' })),
  'mfe-jobs/Disputes': ofAdmin,
  'gateway/RestDisputes': ofAdmin,

  'mfe-jobs/WriteReview': writeReview,
  'gateway/RestWriteReview': writeReview,
  'people-ui/ReplyToReview': onShift('hygienist', ofReview({ text: 'Thank you.' })),
  'people-ui/ReportReview': reportReview,
  'people-ui/UserReviews': reviewsOf,
  'gateway/RestUserReviews': reviewsOf,
  'mfe-jobs/ReportedReviews': ofAdmin,
  'mfe-jobs/HeldReviews': ofAdmin,
  'mfe-jobs/DecideReviewReports': onShift('admin', async (world, shift) => {
    const { ofTemp } = await world.reviewEachOther(shift);
    await world.reportReview(shift.temp, ofTemp);
    return { reviewId: String(ofTemp), isHeld: true };
  }),

  'mfe-jobs/EditRegulator': sentBy('admin', () => {
    regulatorRevision += 1;
    const fields = { province: 'Ontario', role: 'hygienist', name: 'Register of the bench' };
    return input({ ...fields, abbreviation: 'ROB', revision: regulatorRevision });
  }),
  'mfe-profile/ComingBookings': sentBy('hygienist', () => ({})),

  'gateway/RestBooking': ofBooking,
  'gateway/RestConfirmBooking': sentByNewcomer(async (world, newcomer) =>
    input({ bookingId: String(await world.bookedSoon(world.clinic, newcomer)) }),
  ),
  'gateway/RestCancelBooking': sentByNewcomer(async (world, newcomer) =>
    input({
      bookingId: String(await world.bookedLater(world.clinic, newcomer)),
      ...{ reason: 'illness', shownReliabilityPoints: 0 },
    }),
  ),
  'gateway/RestUndoCancellation': sentByNewcomer(async (world, newcomer) => {
    const bookingId = await world.bookedLater(world.clinic, newcomer);
    await world.cancel(newcomer, bookingId, 'illness');
    return input({ bookingId: String(bookingId) });
  }),
};
