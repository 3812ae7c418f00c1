import { envNumber, parseEnv, subgraphEnv } from '@tbt/service-kit';
import * as z from 'zod';
import { DEFAULT_LIMITS } from './limits';
import { DEFAULT_MAIL, type MailSettings } from './modules/mail';
import { PUSH_ENDPOINTS, type PushSettings } from './modules/push';

const points = envNumber(1, 1_000_000);

/** Mail settings of every program that runs this subgraph. */
export const mailEnv = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default(DEFAULT_MAIL.from),
  MAIL_POSTAL_ADDRESS: z.string().min(3).default(DEFAULT_MAIL.postalAddress),
  MAILBOX: z.enum(['on', 'off']).optional(),
};

const keyOf = (bytes: number) =>
  z
    .string()
    .refine((key) => Buffer.from(key, 'base64url').length === bytes, `must be ${bytes} bytes`)
    .optional();

/** Push settings of every program that runs this subgraph; off without keys. */
export const pushEnv = {
  VAPID_PUBLIC_KEY: keyOf(65),
  VAPID_PRIVATE_KEY: keyOf(32),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:)/)
    .default('mailto:no-reply@localhost'),
  PUSH_ENDPOINTS: z.enum(PUSH_ENDPOINTS).default('public'),
};

const schema = z.object({
  ...subgraphEnv(4003),
  ...mailEnv,
  ...pushEnv,
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

type PushEnv = z.output<z.ZodObject<typeof pushEnv>>;

/** @throws Error when one of the two keys is missing. */
export function pushSettingsOf(env: PushEnv): PushSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (Boolean(publicKey) !== Boolean(privateKey))
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or neither');
  const vapid =
    publicKey && privateKey ? { publicKey, privateKey, subject: env.VAPID_SUBJECT } : null;
  return { vapid, endpoints: env.PUSH_ENDPOINTS };
}
