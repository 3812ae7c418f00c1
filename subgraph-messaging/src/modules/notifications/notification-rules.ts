import type { AlertedShift, DomainEventName, DomainEvents } from '@tbt/contracts';
import type { MailTo, SealedFact, Topic } from '../mail';
import type { NotificationChannel, NotificationParams, WorkflowKey } from '../workflows';
import {
  appealDecided,
  bookingChangeChanged,
  bookingChanged,
  bookingReminder,
  bookingSettled,
  reliabilityAppealed,
  waiverDecided,
  waiverRequested,
} from './booking-notifications';
import { memberChanged } from './clinic-notifications';
import { alertAnswered, alertDigest, alertSent } from './clinic-alert-notifications';
import { disputeChanged } from './dispute-notifications';
import { emergencyEnded, emergencyOffered } from './emergency-notifications';
import { hoursChanged, hoursMissing, hoursSilent } from './hours-notifications';
import { invoiceChanged, postingBlockChanged } from './invoice-notifications';
import { jobAlertMatched } from './job-alert-notifications';
import {
  applicantVerified,
  invitationNotifications,
  offerNotifications,
} from './offer-notifications';
import {
  reviewAsked,
  reviewDecided,
  reviewPublished,
  reviewReplied,
  reviewReported,
} from './review-notifications';
import { caseKey } from './settled-notifications';
import { shiftParams } from './shift-params';
import { statementWritten } from './statement-notifications';
import { subscriptionChanged } from './subscription-notifications';
import {
  licenceExpiring,
  verificationDecided,
  verificationSubmitted,
} from './verification-notifications';

export type NotificationOrder = {
  workflow: WorkflowKey;
  /** An account, an address, or every reviewer. */
  to: MailTo | 'admins';
  params: NotificationParams;
  /** Fewer than those of the workflow. */
  channels?: readonly NotificationChannel[];
  /** Listed in the mail. */
  shifts?: readonly AlertedShift[];
  topic?: Topic;
  /** For recipients without an account. */
  locale?: DomainEvents['waitlist.joined']['locale'];
  sealedToken?: SealedFact;
};

/** An event without notifications, and why. */
export type NoNotification = { silent: string };

export type NotificationRule<N extends DomainEventName> = (
  payload: DomainEvents[N],
) => NotificationOrder[];

const MINUTE_MS = 60_000;

const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS);

/** Every durable event: its notifications, or why it has none. */
export const NOTIFICATION_RULES: {
  readonly [N in DomainEventName]: NoNotification | NotificationRule<N>;
} = {
  'user.changed': { silent: 'a read model; what matters to the person has an event of its own' },
  'contact.changed': { silent: 'a read model' },
  'job.posted': { silent: 'a read model; the clinic posted it itself' },
  'block.changed': { silent: 'users never learn who blocked them' },
  'message.attached': { silent: 'one service’s work for another' },
  'message.answered': { silent: 'for response times; the message itself is announced live' },
  'export.requested': { silent: 'the person asked for it a moment ago' },
  'export.part-stored': { silent: 'one service’s work for another' },
  'erasure.part-done': { silent: 'one service’s work for another' },
  'account.erased': { silent: 'the address is gone with the account, and everything here with it' },

  'evidence.attached': { silent: 'one service’s work for another' },
  'evidence.released': { silent: 'one service’s work for another' },
  'administrator.acted': { silent: 'for the audit log; the sides hear by other events' },

  'application.changed': offerNotifications,
  'applicant.verified': applicantVerified,
  'invitation.changed': invitationNotifications,

  'booking.changed': bookingChanged,
  'booking.settled': bookingSettled,
  'booking.reminder': bookingReminder,
  'booking-change.changed': bookingChangeChanged,
  'dispute.changed': disputeChanged,
  'clinic-alert.sent': alertSent,
  'clinic-alert.digest': alertDigest,
  'clinic-alert.answered': alertAnswered,
  'emergency.offered': emergencyOffered,
  'emergency.ended': emergencyEnded,
  'hours.changed': hoursChanged,
  'hours.silent': hoursSilent,
  'hours.missing': hoursMissing,
  'invoice.changed': invoiceChanged,
  'posting-block.changed': postingBlockChanged,
  'waiver.requested': waiverRequested,
  'waiver.decided': waiverDecided,
  'reliability.appealed': reliabilityAppealed,
  'reliability.appeal-decided': appealDecided,

  'job-alert.matched': jobAlertMatched,

  'review.asked': reviewAsked,
  'review.published': reviewPublished,
  'review.replied': reviewReplied,
  'review.reported': reviewReported,
  'review.decided': reviewDecided,

  'feedback.answered': ({ userId, title, answer }) => [
    { workflow: 'feedback.answered', to: { userId }, params: { subject: title, answer } },
  ],

  'support.received': ({ kind, caseId }) => [
    {
      workflow: `support.${kind}-waiting`,
      to: 'admins',
      params: { caseKey: caseKey(kind, caseId) },
    },
  ],

  'support.case-closed': { silent: 'it settles what administrators were told' },

  'support.report-decided': ({ reporterId, outcome }) => [
    {
      workflow: outcome === 'acted' ? 'support.report-acted' : 'support.report-no-action',
      to: { userId: reporterId },
      params: {},
    },
  ],

  'job.changed': ({ professionalIds, clinicId, jobId }) =>
    professionalIds.map((userId) => ({
      workflow: 'job.changed',
      to: { userId },
      params: { personId: clinicId, jobId },
    })),

  'job.published': ({ clinicId, jobId }) => [
    { workflow: 'job.published', to: { userId: clinicId }, params: { jobId } },
  ],

  'clinic.member-invited': ({ clinicId, email, role, locale, sealed }) => [
    {
      workflow: 'clinic.invitation',
      to: { email },
      locale,
      params: { personId: clinicId, clinicRole: role },
      sealedToken: { purpose: 'account-link', text: sealed },
    },
  ],

  'clinic.member-changed': memberChanged,

  'account.link-requested': ({ userId, purpose, email, sealed, expiresAt, at }) => [
    {
      workflow: `account.${purpose}`,
      to: { userId, email },
      params: { minutes: minutesBetween(at, expiresAt) },
      sealedToken: { purpose: 'account-link', text: sealed },
    },
  ],

  'account.security-changed': ({ userId, change, sealedFormerEmail }) => [
    {
      workflow: change === 'password' ? 'account.password-changed' : 'account.email-changed',
      to: { userId },
      params: {},
    },
    ...(sealedFormerEmail === null
      ? []
      : [
          {
            workflow: 'account.email-left' as const,
            to: { userId, sealedEmail: { purpose: 'former-email', text: sealedFormerEmail } },
            params: {},
          },
        ]),
  ],

  'verification.submitted': verificationSubmitted,
  'verification.decided': verificationDecided,
  'verification.withdrawn': { silent: 'it settles what administrators were told' },

  'hiring-interest.changed': ({ status, clinicId, professionalId }) => {
    const workflows = { interested: 'hiring.interested', hired: 'hiring.hired' } as const;
    if (status !== 'interested' && status !== 'hired') return [];
    return [
      {
        workflow: workflows[status],
        to: { userId: professionalId },
        params: { personId: clinicId },
      },
    ];
  },

  'licence.expiring': licenceExpiring,

  'waitlist.joined': ({ email, name, province, locale }) => [
    { workflow: 'waitlist.joined', to: { email }, locale, params: { name, province } },
  ],

  'promotion.claimed': ({ userId, code, order, remaining }) => [
    { workflow: 'account.promotion', to: { userId }, params: { code, order, remaining } },
  ],

  'statement.written': statementWritten,
  'subscription.changed': subscriptionChanged,

  'human-review.requested': ({ userId, requestId }) => [
    {
      workflow: 'matching.review-waiting',
      to: 'admins',
      params: { personId: userId, caseKey: caseKey('human-review', requestId) },
    },
    { workflow: 'matching.review-received', to: { userId }, params: {} },
  ],

  'human-review.answered': ({ userId }) => [
    { workflow: 'matching.review-answered', to: { userId }, params: {} },
  ],

  'export.ready': ({ userId }) => [{ workflow: 'account.export', to: { userId }, params: {} }],
};

export const isSilent = (
  entry: NoNotification | NotificationRule<never>,
): entry is NoNotification => typeof entry === 'object';

export function notificationOrders<N extends DomainEventName>(
  name: N,
  payload: DomainEvents[N],
): NotificationOrder[] {
  const entry = NOTIFICATION_RULES[name] as NoNotification | NotificationRule<N>;
  if (isSilent(entry)) return [];
  const shift = shiftParams(payload);
  return entry(payload).map((order) => ({ ...order, params: { ...order.params, ...shift } }));
}
