export { subscriptionsResolvers } from './subscriptions.resolvers';
export { createSubscriptionsService } from './subscriptions.service';
export type { SubscriptionInput, SubscriptionsService } from './subscriptions.service';
