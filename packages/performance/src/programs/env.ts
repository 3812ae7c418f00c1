import { envDatabaseUrl, envPort, parseEnv } from '@tbt/service-kit';
import * as z from 'zod';

export const readEnv = <S extends z.ZodRawShape>(shape: S) =>
  parseEnv(z.object({ PORT: envPort, ...shape }), process.env);

export const databaseUrls = {
  DATABASE_URL_IDENTITY: envDatabaseUrl,
  DATABASE_URL_MARKETPLACE: envDatabaseUrl,
  DATABASE_URL_MESSAGING: envDatabaseUrl,
};

/** Exits normally on a signal, so that the profile is written. */
export function exitOnSignal(): void {
  process.once('SIGTERM', () => process.exit(0));
}
