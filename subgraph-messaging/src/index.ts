export {
  createMessagingSubgraph,
  type MessagingSubgraph,
  type MessagingSubgraphOptions,
} from './subgraph';
export type { MessagingLimits } from './limits';
export type { MailOrder, MailService, MailSettings, MailTransport } from './modules/mail';
export type { PushSettings } from './modules/push';
export { mailEnv, mailSettingsOf, pushEnv, pushSettingsOf } from './env';
