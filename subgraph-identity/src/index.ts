export type { SubscriptionInput } from './modules/subscriptions';
export type { OpenedSession, SessionViewer } from './modules/sessions';
export { createPasswords } from './modules/users';
export type { Passwords, ProfileInput, User } from './modules/users';
export type { Licence } from './modules/licences';
export type { LimitPoints } from './limits';
export type { IdentityServices } from './services';
export { createIdentitySubgraph } from './subgraph';
export type { IdentityOptions, IdentitySubgraph } from './subgraph';
export {
  createStripe,
  setUpCatalogue,
  stripeSettingsOf,
  type StripeSettings,
} from './modules/subscriptions';
export { paymentEnv } from './env';
