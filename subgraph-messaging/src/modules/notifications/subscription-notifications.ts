import type { DomainEvents, PaymentFailureDay, SubscriptionChange } from '@tbt/contracts';
import type { WorkflowKey } from '../workflows';
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
  ...facts
}: DomainEvents['subscription.changed']): NotificationOrder[] => [
  {
    workflow:
      change === 'payment_failed' ? FAILURE_WORKFLOWS[failureDay ?? 0] : WORKFLOW_OF[change],
    to: { userId },
    params: { plan: facts.tier, planDay: facts.on, planTotal: facts.total },
  },
];
