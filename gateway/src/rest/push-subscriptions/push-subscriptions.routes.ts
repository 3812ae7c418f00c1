import { pushSubscriptionRule } from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import {
  RestAddPushSubscriptionDocument,
  RestRemovePushSubscriptionDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { removeBody, toPushSubscription } from './push-subscriptions.schemas';

const path = '/api/push-subscriptions';

const add = defineRoute({
  method: 'POST',
  path,
  summary: 'Adds a browser’s push subscription; of more than ten the oldest is removed.',
  access: 'session',
  body: pushSubscriptionRule,
  actors: ['userId'],
  document: RestAddPushSubscriptionDocument,
  variables: ({ body }) => ({ input: body }),
  answer({ addPushSubscription: { device } }) {
    if (!device) throw notFound();
    return { status: 201, body: toPushSubscription(device) };
  },
  answers: { 201: { description: 'The subscription.', entity: 'PushSubscription' } },
});

const remove = defineRoute({
  method: 'DELETE',
  path,
  summary: 'Removes a push subscription of the caller by its endpoint, which need not exist.',
  access: 'session',
  body: removeBody,
  actors: ['userId'],
  document: RestRemovePushSubscriptionDocument,
  variables: ({ body }) => ({ input: body }),
  answer: () => ({ status: 204 }),
  answers: { 204: { description: 'It sends nothing more.' } },
});

export const pushSubscriptionsRoutes = [add, remove];
