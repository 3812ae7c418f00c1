import {
  envDatabaseUrl,
  envLogLevel,
  envNumber,
  envPort,
  envViewerKeys,
  parseEnv,
} from '@tbt/service-kit';
import * as z from 'zod';
import { DEFAULT_LIMIT_POINTS } from './limits';

const points = envNumber(1, 1_000_000);

const schema = z.object({
  PORT: envPort.default(4001),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: envDatabaseUrl,
  DATABASE_URL_BUS: envDatabaseUrl,
  VIEWER_KEYS: envViewerKeys,
  VIEWER_KEY_ID: z.string(),
  LOG_LEVEL: envLogLevel,
  LIMIT_FAILED_LOGINS_ACCOUNT: points.default(DEFAULT_LIMIT_POINTS.failedLogInsPerAccount),
  LIMIT_FAILED_LOGINS_ADDRESS: points.default(DEFAULT_LIMIT_POINTS.failedLogInsPerAddress),
  LIMIT_ACCOUNTS_ADDRESS: points.default(DEFAULT_LIMIT_POINTS.accountsPerAddress),
});

export type Env = z.output<typeof schema>;

/** @throws EnvError after naming every bad variable. */
export const readEnv = (): Env => parseEnv(schema, process.env);
