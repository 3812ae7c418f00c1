import { envDatabaseUrl, envDeployment, envViewerKeys, parseEnv } from '@tbt/service-kit';
import * as z from 'zod';

const schema = z.object({
  DATABASE_URL_IDENTITY: envDatabaseUrl,
  DATABASE_URL_MARKETPLACE: envDatabaseUrl,
  DATABASE_URL_MESSAGING: envDatabaseUrl,
  ...envDeployment,
  VIEWER_KEYS: envViewerKeys,
  VIEWER_KEY_ID: z.string().min(1),
});

export const readEnv = () => parseEnv(schema, process.env);
