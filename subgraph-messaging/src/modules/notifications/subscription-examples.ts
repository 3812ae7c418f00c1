import { PAYMENT_FAILURE_DAYS, SUBSCRIPTION_CHANGES, type DomainEvents } from '@tbt/contracts';

type SubscriptionEvent = DomainEvents['subscription.changed'];

const example: SubscriptionEvent = {
  ...{ userId: 2, change: 'started', tier: 'pro', status: 'active', failureDay: null },
  ...{ on: '2027-03-12', total: '66.67', at: '2027-03-05T14:00:00.000Z' },
};

/** Payloads of every workflow of plans, for tests. */
export const SUBSCRIPTION_EXAMPLES = {
  'promotion.claimed': [{ userId: 2, code: 'FIRST5FREE', order: 1, remaining: 4, at: example.at }],
  'subscription.changed': SUBSCRIPTION_CHANGES.flatMap((change): SubscriptionEvent[] =>
    change === 'payment_failed'
      ? PAYMENT_FAILURE_DAYS.map((failureDay) => ({ ...example, change, failureDay }))
      : [{ ...example, change }],
  ),
};
