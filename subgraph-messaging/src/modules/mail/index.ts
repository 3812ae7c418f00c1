export { DEFAULT_MAIL, type MailSettings } from './mail-settings';
export { createMailSender, type MailSender } from './mail-sender';
export type { MailTransport } from './mail-transport';
export { mailResolvers } from './mail.resolvers';
export { createMailService, type MailService } from './mail.service';
export type {
  MailOrder,
  MailTo,
  SealedFact,
  Topic,
  UnreadConversation,
  UnreadReader,
} from './mail.types';
export type { MailboxMail } from './mailbox.queries';
export { createMailboxTransport } from './mailbox-transport';
export { SMTP_DEADLINES, createSmtpTransport, type SmtpDeadlines } from './smtp-transport';
