export { createPlanRefundsService } from './plan-refunds.service';
export { subscriptionDeskResolvers } from './subscription-desk.resolvers';
export { createSubscriptionDeskQueries } from './subscription-desk.queries';
export { createSubscriptionDeskRepository } from './subscription-desk.repository';
export { createSubscriptionDeskService } from './subscription-desk.service';
export type { DeskPromotion, DeskSubscription } from './subscription-desk.service';
export type {
  PlanRefund,
  PromotionPlace,
  SubscriptionRecord,
} from './subscription-desk.repository';
