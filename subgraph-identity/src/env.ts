import { envNumber, parseEnv, subgraphEnv } from '@tbt/service-kit';
import * as z from 'zod';
import { DEFAULT_LIMIT_POINTS } from './limits';

const points = envNumber(1, 1_000_000);

/** Both or neither, see `stripeSettingsOf`. */
export const paymentEnv = {
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
};

const schema = z.object({
  ...subgraphEnv(4001),
  ...paymentEnv,
  LIMIT_FAILED_LOGINS_ACCOUNT: points.default(DEFAULT_LIMIT_POINTS.failedLogInsPerAccount),
  LIMIT_FAILED_LOGINS_ADDRESS: points.default(DEFAULT_LIMIT_POINTS.failedLogInsPerAddress),
  LIMIT_UPLOADS_USER: points.default(DEFAULT_LIMIT_POINTS.uploadsPerUser),
  LIMIT_ACCOUNTS_ADDRESS: points.default(DEFAULT_LIMIT_POINTS.accountsPerAddress),
  LIMIT_WAITLIST_ADDRESS: points.default(DEFAULT_LIMIT_POINTS.waitlistPerAddress),
  LIMIT_WAITLIST_MAILS_ADDRESS: points.default(DEFAULT_LIMIT_POINTS.waitlistMailsPerAddress),
  LIMIT_INVITATIONS_CLINIC: points.default(DEFAULT_LIMIT_POINTS.invitationsPerClinic),
  LIMIT_INVITATIONS_EMAIL: points.default(DEFAULT_LIMIT_POINTS.invitationsPerEmail),
  LIMIT_WRITES: points.default(DEFAULT_LIMIT_POINTS.writes),
  LIMIT_LINKS_ACCOUNT: points.default(DEFAULT_LIMIT_POINTS.linksPerAccount),
  LIMIT_LINKS_ADDRESS: points.default(DEFAULT_LIMIT_POINTS.linksPerAddress),
});

export type Env = z.output<typeof schema>;

/** @throws EnvError after naming every invalid variable. */
export const readEnv = (): Env => parseEnv(schema, process.env);
