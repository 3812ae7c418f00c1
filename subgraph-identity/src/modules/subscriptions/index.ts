export { subscriptionsResolvers } from './subscriptions.resolvers';
export { createSubscriptionsService } from './subscriptions.service';
export type {
  ClinicSubscription,
  SubscriptionInput,
  SubscriptionsService,
} from './subscriptions.service';
export type { ChangePreview, ProviderInvoice } from './payment-port';
export { setUpCatalogue } from './stripe-catalogue';
export { createStripe, stripeSettingsOf, type StripeSettings } from './stripe-client';
export { createBilling } from './create-billing';
export type { OpenCheckouts } from './open-checkouts';
export { addRecord } from './add-record';
export { announceGivenPlan } from './subscriptions.events';
export { refundedCentsOf, type PaymentPort } from './payment-port';
export type { PaymentEventsService } from './payment-events.service';
export type { StoredSubscription, SubscriptionsRepository } from './subscriptions.repository';
export type { Turns } from './provider-turns';
