import { envDatabaseUrl, parseEnv } from '@tbt/service-kit';
import * as z from 'zod';

const schema = z.object({
  DATABASE_URL_IDENTITY: envDatabaseUrl,
  DATABASE_URL_MARKETPLACE: envDatabaseUrl,
  DATABASE_URL_MESSAGING: envDatabaseUrl,
});

export const readEnv = () => parseEnv(schema, process.env);
