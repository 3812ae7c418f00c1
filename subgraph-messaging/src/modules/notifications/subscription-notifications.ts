import type { DomainEvents, PaymentFailureDay, SubscriptionChange } from '@tbt/contracts';
import type { NotificationParams, WorkflowKey } from '../workflows';
import type { NotificationOrder } from './notification-rules';

const WORKFLOW_OF: Record<Exclude<SubscriptionChange, 'payment_failed'>, WorkflowKey> = {
  trial_started: 'subscription.trial-started',
  trial_ending: 'subscription.trial-ending',
  started: 'subscription.started',
  recovered: 'subscription.recovered',
  plan_changed: 'subscription.plan-changed',
  plan_change_planned: 'subscription.plan-change-planned',
  cancelled: 'subscription.cancelled',
  resumed: 'subscription.resumed',
  ended: 'subscription.ended',
  ended_unpaid: 'subscription.ended-unpaid',
  refunded: 'subscription.refunded',
  plan_given: 'subscription.plan-given',
  given_plan_ended: 'subscription.given-plan-ended',
};

const FAILURE_WORKFLOWS: Record<PaymentFailureDay, WorkflowKey> = {
  0: 'subscription.payment-failed',
  3: 'subscription.payment-failed-again',
  6: 'subscription.payment-failed-last',
};

export const subscriptionChanged = ({
  userId,
  change,
  failureDay,
  memberIds = [],
  readerIds = [],
  ...facts
}: DomainEvents['subscription.changed']): NotificationOrder[] => {
  const workflow =
    change === 'payment_failed' ? FAILURE_WORKFLOWS[failureDay ?? 0] : WORKFLOW_OF[change];
  const params = { plan: facts.tier, planDay: facts.on, planTotal: facts.total };
  // The bell is the clinic's and rings for them already.
  const toMember = (memberId: number, more: NotificationParams = {}): NotificationOrder => ({
    ...{ workflow, to: { userId: memberId }, params: { ...params, personId: userId, ...more } },
    channels: ['email'],
  });
  return [
    { workflow, to: { userId }, params },
    ...memberIds.map((memberId) => toMember(memberId)),
    ...readerIds.map((memberId) => toMember(memberId, { isReader: 1 })),
  ];
};
