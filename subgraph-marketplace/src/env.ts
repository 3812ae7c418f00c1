import { envNumber, parseEnv, subgraphEnv } from '@tbt/service-kit';
import * as z from 'zod';
import { DEFAULT_LIMITS } from './limits';

const schema = z.object({
  ...subgraphEnv(4002),
  LIMIT_WRITES: envNumber(1, 1_000_000).default(DEFAULT_LIMITS.writes),
  LIMIT_CALENDAR_READS: envNumber(1, 1_000_000).default(DEFAULT_LIMITS.calendarReads),
});

/** @throws EnvError after naming every bad variable. */
export const readEnv = () => parseEnv(schema, process.env);
