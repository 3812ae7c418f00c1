import { envNumber, parseEnv, subgraphEnv } from '@tbt/service-kit';
import * as z from 'zod';
import { DEFAULT_LIMITS } from './limits';
import { socialEnv } from './modules/social';

const schema = z.object({
  ...subgraphEnv(4002),
  ...socialEnv,
  LIMIT_WRITES: envNumber(1, 1_000_000).default(DEFAULT_LIMITS.writes),
  LIMIT_CALENDAR_READS: envNumber(1, 1_000_000).default(DEFAULT_LIMITS.calendarReads),
});

/** @throws EnvError after naming every bad variable. */
export const readEnv = () => parseEnv(schema, process.env);
