import {
  envDatabaseUrl,
  envLogLevel,
  envNumber,
  envPort,
  envViewerKeys,
  parseEnv,
} from '@tbt/service-kit';
import * as z from 'zod';
import { DEFAULT_LIMITS } from './limits';

const points = envNumber(1, 1_000_000);

const schema = z.object({
  PORT: envPort.default(4003),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: envDatabaseUrl,
  DATABASE_URL_BUS: envDatabaseUrl,
  VIEWER_KEYS: envViewerKeys,
  VIEWER_KEY_ID: z.string().min(1),
  LOG_LEVEL: envLogLevel,
  LIMIT_MESSAGES: points.default(DEFAULT_LIMITS.messages),
  LIMIT_WRITES: points.default(DEFAULT_LIMITS.writes),
});

/** @throws EnvError after naming every bad variable. */
export const readEnv = () => parseEnv(schema, process.env);
