export {
  createMessagingSubgraph,
  type MessagingSubgraph,
  type MessagingSubgraphOptions,
} from './subgraph';
export type { MessagingLimits } from './limits';
export type { MailOrder, MailService, MailSettings, MailTransport } from './modules/mail';
export { mailEnv, mailSettingsOf } from './env';
