import { paths } from '@tbt/contracts';
import type { NotificationParams } from './notification-params';
import type { WorkflowKey } from './workflows';

const shifts = () => paths.shifts();
const bookings = () => paths.shifts('bookings');
/** The booking's page; events of earlier releases do not carry the shift. */
const booked = ({ jobId }: NotificationParams) => (jobId ? paths.booked(jobId) : bookings());
const onShift = ({ bookingId }: NotificationParams) =>
  bookingId ? paths.booking(bookingId) : bookings();
const worked = ({ bookingId }: NotificationParams) =>
  bookingId ? paths.booking(bookingId) : bookings();
const invoiced = ({ bookingId }: NotificationParams) =>
  bookingId ? paths.booking(bookingId) : history();
const history = () => paths.shifts('history');
const reliability = () => paths.shifts('reliability');
/** The case; events of earlier releases do not carry it. */
const dispute = ({ disputeId }: NotificationParams) =>
  paths.adminMarketplace('disputes', disputeId ?? undefined);
const hiring = () => paths.accountPeople('hiring');
const verification = () => paths.profile('verification');

/** Null when there is no page. */
export const NOTIFICATION_LINKS: Record<
  WorkflowKey,
  (params: NotificationParams) => string | null
> = {
  'application.received': shifts,
  'application.kept': shifts,
  'application.accepted': booked,
  'application.declined': () => paths.jobs(),
  'application.withdrawn': shifts,
  'application.countered': shifts,
  'application.countered-back': shifts,
  'application.counter-accepted': booked,
  'application.counter-declined': shifts,
  'application.booked-elsewhere': shifts,
  'application.expired': shifts,
  'application.closed': shifts,
  'invitation.received': shifts,
  'invitation.received-again': shifts,
  'invitation.accepted': booked,
  'invitation.declined': shifts,
  'invitation.taken': () => paths.jobs(),
  'invitation.expired': shifts,
  'invitation.withdrawn': shifts,
  'invitation.booked-elsewhere': shifts,
  'invitation.closed': shifts,
  'job.published': shifts,
  'job.changed': shifts,
  'booking.agreed': booked,
  'booking.made': booked,
  // Until it is final, the cancellation can be undone among the bookings.
  'booking.cancelled': bookings,
  'booking.released': history,
  'hiring.interested': hiring,
  'hiring.hired': hiring,
  'booking.confirmed': bookings,
  'booking.restored': bookings,
  'booking.cancellation-final': history,
  'booking.cancelled-for-good': history,
  'booking.cancelled-and-reopened': shifts,
  'booking.shift-reopened': shifts,
  'booking.confirm-asked': bookings,
  'booking.confirm-missed': bookings,
  'booking.licence-at-risk': bookings,
  'booking.at-risk': bookings,
  'booking.risk-over': bookings,
  'check-in.on-my-way': worked,
  'check-in.late': worked,
  'check-in.arrived': worked,
  'check-in.done': worked,
  'check-in.done-by-clinic': worked,
  'check-in.asked': worked,
  'check-in.missing': worked,
  'check-in.no-show': worked,
  'booking-change.proposed': bookings,
  'booking-change.accepted': bookings,
  'booking-change.declined': bookings,
  'booking-change.withdrawn': bookings,
  'booking-change.expired': bookings,
  'dispute.opened': onShift,
  'dispute.waiting': dispute,
  'dispute.answered': onShift,
  'dispute.ruled': onShift,
  'dispute.appealed': onShift,
  'dispute.appeal-waiting': dispute,
  'dispute.appeal-ruled': onShift,
  'dispute.closed': onShift,
  'hours.sent': worked,
  'hours.planned': worked,
  'hours.proposed': worked,
  'hours.waiting': worked,
  'hours.missing': worked,
  'invoice.issued': invoiced,
  'invoice.received': invoiced,
  'invoice.marked-paid': invoiced,
  'invoice.marked-received': invoiced,
  'invoice.paid': invoiced,
  'invoice.paid-by-clock': invoiced,
  'invoice.overdue': invoiced,
  'refund.due': invoiced,
  'refund.coming': invoiced,
  'refund.returned': invoiced,
  'refund.received': invoiced,
  'posting.blocked': invoiced,
  'posting.lifted': () => paths.postJob(),
  'waiver.asked': history,
  'waiver.waiting': () => paths.adminMarketplace('waivers'),
  'waiver.granted': history,
  'waiver.refused': history,
  'reliability.waiting': () => paths.adminMarketplace('appeals'),
  'reliability.upheld': reliability,
  'reliability.removed': reliability,
  'review.asked': worked,
  'review.published': worked,
  'review.replied': worked,
  'review.reported': () => paths.adminMarketplace('reports'),
  'review.held': worked,
  'review.restored': worked,
  'review.report-upheld': () => null,
  'review.report-declined': () => null,
  'matching.review-waiting': () => paths.adminMarketplace('reviews'),
  'matching.review-received': () => paths.aiMatching(),
  'matching.review-answered': () => paths.aiMatching(),
  // The mailed link's token is appended as its fragment when the mail is written.
  'account.confirm-email': () => paths.confirmEmail(),
  'account.reset-password': () => paths.resetPassword(),
  'account.change-email': () => paths.confirmEmail(),
  'account.password-changed': () => paths.resetPassword(),
  'account.email-changed': () => paths.account(),
  'account.email-left': () => paths.contact('support'),
  'account.promotion': () => paths.postJob(),
  'account.export': () => paths.account(),
  'verification.document-received': verification,
  'verification.document-approved': verification,
  'verification.document-rejected': verification,
  'verification.licence-received': verification,
  'verification.licence-approved': verification,
  'verification.licence-rejected': verification,
  'verification.licence-expiring': verification,
  'verification.licence-expired': verification,
  'verification.waiting': () => paths.adminVerification(),
  'waitlist.joined': () => paths.home(),
  'contact.received': () => null,
};
