import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import type { NotificationParams, WorkflowKey } from '../workflows';

/** Unread requests that an event makes pointless; `params` are those of the request. */
export type SettledRequest = {
  to: { userId: number } | { userIds: readonly number[] } | 'admins';
  workflows: readonly WorkflowKey[];
  params: NotificationParams;
};

type Rules = {
  readonly [N in DomainEventName]?: (payload: DomainEvents[N]) => SettledRequest | null;
};

const ofAdmins = (workflow: WorkflowKey, params: NotificationParams): SettledRequest => ({
  to: 'admins',
  workflows: [workflow],
  params,
});

const RULES: Rules = {
  'booking.changed': ({ status, professionalId: userId, bookingId }) =>
    status === 'booked'
      ? null
      : { to: { userId }, workflows: ['booking.confirm-asked'], params: { bookingId } },
  'application.changed': ({ status, action, professionalId: userId, jobId }) =>
    status === 'countered' || action === 'apply'
      ? null
      : { to: { userId }, workflows: ['application.countered'], params: { jobId } },
  'invitation.changed': ({ status, professionalId: userId, jobId }) =>
    status === 'pending'
      ? null
      : {
          to: { userId },
          workflows: ['invitation.received', 'invitation.received-again'],
          params: { jobId },
        },
  'emergency.ended': ({ emergencyRequestId, askedIds = [] }) => ({
    to: { userIds: askedIds },
    workflows: ['emergency.offered'],
    params: { emergencyRequestId },
  }),
  'dispute.changed': ({ action, disputeId }) =>
    action === 'rule' || action === 'close'
      ? {
          to: 'admins',
          workflows: ['dispute.waiting', 'dispute.appeal-waiting'],
          params: { disputeId },
        }
      : null,
  'waiver.decided': ({ bookingId }) => ofAdmins('waiver.waiting', { bookingId }),
  'reliability.appeal-decided': ({ entryId }) =>
    ofAdmins('reliability.waiting', { caseKey: caseKey('appeal', entryId) }),
  'review.decided': ({ reviewId }) =>
    ofAdmins('review.reported', { caseKey: caseKey('review', reviewId) }),
  'support.case-closed': ({ kind, caseId }) =>
    ofAdmins(`support.${kind}-waiting`, { caseKey: caseKey(kind, caseId) }),
  'verification.decided': ({ subject, subjectId }) =>
    ofAdmins('verification.waiting', { caseKey: caseKey(subject, subjectId) }),
  'verification.withdrawn': ({ subject, subjectId }) =>
    ofAdmins('verification.waiting', { caseKey: caseKey(subject, subjectId) }),
  'human-review.answered': ({ requestId }) =>
    ofAdmins('matching.review-waiting', { caseKey: caseKey('human-review', requestId) }),
};

/** Names what a request to administrators is about. */
export const caseKey = (kind: string, id: number): string => `${kind}:${id}`;

export const settledRequest = <N extends DomainEventName>(
  name: N,
  payload: DomainEvents[N],
): SettledRequest | null => RULES[name]?.(payload) ?? null;
