import { envNumber, parseEnv, subgraphEnv } from '@tbt/service-kit';
import * as z from 'zod';
import { DEFAULT_LIMITS } from './limits';
import { DEFAULT_MAIL, type MailSettings } from './modules/mail';

const points = envNumber(1, 1_000_000);

/** Mail settings of every program that runs this subgraph. */
export const mailEnv = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default(DEFAULT_MAIL.from),
  MAIL_POSTAL_ADDRESS: z.string().min(3).default(DEFAULT_MAIL.postalAddress),
  MAILBOX: z.enum(['on', 'off']).optional(),
};

const schema = z.object({
  ...subgraphEnv(4003),
  ...mailEnv,
  LIMIT_CONTACT_ADDRESS: points.default(DEFAULT_LIMITS.contact),
  LIMIT_MESSAGES: points.default(DEFAULT_LIMITS.messages),
  LIMIT_SAME_TEXT: points.default(DEFAULT_LIMITS.sameText),
  LIMIT_TYPING: points.default(DEFAULT_LIMITS.typing),
  LIMIT_WRITES: points.default(DEFAULT_LIMITS.writes),
});

/** @throws EnvError after naming every invalid variable. */
export const readEnv = () => parseEnv(schema, process.env);

type MailEnv = z.output<z.ZodObject<typeof mailEnv>>;

export const mailSettingsOf = (env: MailEnv): MailSettings => ({
  smtpUrl: env.SMTP_URL,
  from: env.MAIL_FROM,
  postalAddress: env.MAIL_POSTAL_ADDRESS,
  mailbox: env.MAILBOX,
});
