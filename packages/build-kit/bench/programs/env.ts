import { envDatabaseUrl, envPort, parseEnv } from '@tbt/service-kit';
import * as z from 'zod';

/** What the programs that we are compared with read. */
export const readEnv = <S extends z.ZodRawShape>(shape: S) =>
  parseEnv(z.object({ PORT: envPort, ...shape }), process.env);

export const databaseUrls = {
  DATABASE_URL_IDENTITY: envDatabaseUrl,
  DATABASE_URL_MARKETPLACE: envDatabaseUrl,
  DATABASE_URL_MESSAGING: envDatabaseUrl,
};

/** Ends the process in order, so that a profile of it is written. */
export function endOnRequest(): void {
  process.once('SIGTERM', () => process.exit(0));
}
