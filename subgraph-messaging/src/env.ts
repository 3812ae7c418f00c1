import { envNumber, parseEnv, subgraphEnv } from '@tbt/service-kit';
import * as z from 'zod';
import { DEFAULT_LIMITS } from './limits';

const points = envNumber(1, 1_000_000);

const schema = z.object({
  ...subgraphEnv(4003),
  LIMIT_MESSAGES: points.default(DEFAULT_LIMITS.messages),
  LIMIT_TYPING: points.default(DEFAULT_LIMITS.typing),
  LIMIT_WRITES: points.default(DEFAULT_LIMITS.writes),
});

/** @throws EnvError after naming every bad variable. */
export const readEnv = () => parseEnv(schema, process.env);
