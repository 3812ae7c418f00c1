import type { NotificationCategory, NotificationChannel } from './notification-categories';

/** A kind of notification: category, channels and whether it can be disabled. */
export type Workflow = {
  category: NotificationCategory;
  /** Sent whatever the user has chosen. */
  critical: boolean;
  channels: readonly NotificationChannel[];
};

const BOTH = ['in_app', 'email'] as const;

/** Keys are shared with the texts. */
export const WORKFLOWS = {
  'application.received': { category: 'applications', critical: false, channels: BOTH },
  'application.kept': { category: 'applications', critical: false, channels: ['in_app'] },
  'application.accepted': { category: 'applications', critical: false, channels: ['in_app'] },
  'application.declined': { category: 'applications', critical: false, channels: BOTH },
  'application.withdrawn': { category: 'applications', critical: false, channels: BOTH },
  'application.countered': { category: 'applications', critical: false, channels: BOTH },
  'application.countered-back': { category: 'applications', critical: false, channels: BOTH },
  'application.counter-accepted': {
    category: 'applications',
    critical: false,
    channels: ['in_app'],
  },
  'application.counter-declined': { category: 'applications', critical: false, channels: BOTH },
  'application.booked-elsewhere': { category: 'applications', critical: false, channels: BOTH },
  'application.expired': { category: 'applications', critical: false, channels: BOTH },
  'application.closed': { category: 'applications', critical: false, channels: BOTH },
  'invitation.received': { category: 'applications', critical: false, channels: BOTH },
  'invitation.received-again': { category: 'applications', critical: false, channels: BOTH },
  'invitation.accepted': { category: 'applications', critical: false, channels: ['in_app'] },
  'invitation.declined': { category: 'applications', critical: false, channels: BOTH },
  'invitation.taken': { category: 'applications', critical: false, channels: BOTH },
  'invitation.expired': { category: 'applications', critical: false, channels: BOTH },
  'invitation.withdrawn': { category: 'applications', critical: false, channels: BOTH },
  'invitation.booked-elsewhere': { category: 'applications', critical: false, channels: BOTH },
  'invitation.closed': { category: 'applications', critical: false, channels: BOTH },
  'job.published': { category: 'applications', critical: false, channels: BOTH },
  'job.changed': { category: 'applications', critical: false, channels: BOTH },
  'booking.agreed': { category: 'bookings', critical: false, channels: ['email'] },
  'booking.made': { category: 'bookings', critical: false, channels: BOTH },
  'booking.cancelled': { category: 'bookings', critical: false, channels: BOTH },
  'booking.released': { category: 'bookings', critical: false, channels: BOTH },
  'hiring.interested': { category: 'applications', critical: false, channels: BOTH },
  'hiring.hired': { category: 'applications', critical: false, channels: BOTH },
  'booking.confirmed': { category: 'bookings', critical: false, channels: BOTH },
  'booking.restored': { category: 'bookings', critical: false, channels: BOTH },
  'booking.cancellation-final': { category: 'bookings', critical: false, channels: BOTH },
  'booking.cancelled-for-good': { category: 'bookings', critical: false, channels: BOTH },
  'booking.cancelled-and-reopened': { category: 'bookings', critical: false, channels: BOTH },
  'booking.shift-reopened': { category: 'bookings', critical: false, channels: BOTH },
  'booking.confirm-asked': { category: 'bookings', critical: false, channels: BOTH },
  'booking.confirm-missed': { category: 'bookings', critical: false, channels: BOTH },
  'booking.licence-at-risk': { category: 'bookings', critical: false, channels: BOTH },
  'booking.at-risk': { category: 'bookings', critical: false, channels: BOTH },
  'booking.risk-over': { category: 'bookings', critical: false, channels: BOTH },
  'booking-change.proposed': { category: 'bookings', critical: false, channels: BOTH },
  'booking-change.accepted': { category: 'bookings', critical: false, channels: BOTH },
  'booking-change.declined': { category: 'bookings', critical: false, channels: BOTH },
  'booking-change.withdrawn': { category: 'bookings', critical: false, channels: BOTH },
  'booking-change.expired': { category: 'bookings', critical: false, channels: BOTH },
  'hours.sent': { category: 'bookings', critical: false, channels: BOTH },
  'hours.planned': { category: 'bookings', critical: false, channels: BOTH },
  'hours.proposed': { category: 'bookings', critical: false, channels: BOTH },
  'hours.waiting': { category: 'bookings', critical: false, channels: BOTH },
  'hours.missing': { category: 'bookings', critical: false, channels: BOTH },
  'invoice.issued': { category: 'bookings', critical: false, channels: BOTH },
  'invoice.received': { category: 'bookings', critical: false, channels: BOTH },
  'invoice.marked-paid': { category: 'bookings', critical: false, channels: BOTH },
  'invoice.marked-received': { category: 'bookings', critical: false, channels: BOTH },
  'invoice.paid': { category: 'bookings', critical: false, channels: BOTH },
  'invoice.paid-by-clock': { category: 'bookings', critical: false, channels: BOTH },
  'invoice.overdue': { category: 'bookings', critical: false, channels: BOTH },
  'posting.blocked': { category: 'bookings', critical: false, channels: BOTH },
  'posting.lifted': { category: 'bookings', critical: false, channels: BOTH },
  'waiver.asked': { category: 'bookings', critical: false, channels: BOTH },
  'waiver.waiting': { category: 'bookings', critical: false, channels: ['in_app'] },
  'waiver.granted': { category: 'bookings', critical: false, channels: BOTH },
  'waiver.refused': { category: 'bookings', critical: false, channels: BOTH },
  'reliability.waiting': { category: 'bookings', critical: false, channels: ['in_app'] },
  'reliability.upheld': { category: 'bookings', critical: false, channels: BOTH },
  'reliability.removed': { category: 'bookings', critical: false, channels: BOTH },
  'review.asked': { category: 'bookings', critical: false, channels: BOTH },
  'review.published': { category: 'bookings', critical: false, channels: BOTH },
  'review.replied': { category: 'bookings', critical: false, channels: BOTH },
  'review.reported': { category: 'bookings', critical: false, channels: ['in_app'] },
  'review.held': { category: 'bookings', critical: false, channels: BOTH },
  'review.restored': { category: 'bookings', critical: false, channels: BOTH },
  'review.report-upheld': { category: 'bookings', critical: false, channels: BOTH },
  'review.report-declined': { category: 'bookings', critical: false, channels: BOTH },
  'matching.review-waiting': { category: 'account', critical: false, channels: ['in_app'] },
  'matching.review-received': { category: 'account', critical: false, channels: ['in_app'] },
  'matching.review-answered': { category: 'account', critical: false, channels: BOTH },
  'account.confirm-email': { category: 'security', critical: true, channels: ['email'] },
  'account.reset-password': { category: 'security', critical: true, channels: ['email'] },
  'account.change-email': { category: 'security', critical: true, channels: ['email'] },
  'account.password-changed': { category: 'security', critical: true, channels: BOTH },
  'account.email-changed': { category: 'security', critical: true, channels: BOTH },
  'account.email-left': { category: 'security', critical: true, channels: ['email'] },
  'account.promotion': { category: 'account', critical: false, channels: BOTH },
  'account.export': { category: 'account', critical: false, channels: BOTH },
  'verification.document-received': { category: 'verification', critical: false, channels: BOTH },
  'verification.document-approved': { category: 'verification', critical: false, channels: BOTH },
  'verification.document-rejected': { category: 'verification', critical: false, channels: BOTH },
  'verification.licence-received': { category: 'verification', critical: false, channels: BOTH },
  'verification.licence-approved': { category: 'verification', critical: false, channels: BOTH },
  'verification.licence-rejected': { category: 'verification', critical: false, channels: BOTH },
  'verification.licence-expiring': { category: 'verification', critical: false, channels: BOTH },
  'verification.licence-expired': { category: 'verification', critical: false, channels: BOTH },
  'verification.waiting': { category: 'verification', critical: false, channels: ['in_app'] },
  'waitlist.joined': { category: 'waitlist', critical: false, channels: ['email'] },
  'contact.received': { category: 'contact', critical: true, channels: ['email'] },
} as const satisfies Record<string, Workflow>;

export type WorkflowKey = keyof typeof WORKFLOWS;

export const WORKFLOW_KEYS = Object.keys(WORKFLOWS) as WorkflowKey[];

export const isWorkflowKey = (key: string): key is WorkflowKey => Object.hasOwn(WORKFLOWS, key);

export const workflowOf = (key: WorkflowKey): Workflow => WORKFLOWS[key];
