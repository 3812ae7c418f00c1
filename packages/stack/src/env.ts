import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  clockOf,
  envBrokerUrl,
  envDatabaseUrl,
  envDemoClock,
  envLogLevel,
  envPort,
  envViewerKeys,
  parseEnv,
} from '@tbt/service-kit/env';
import * as z from 'zod';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const schema = z.object({
  PORT: envPort.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  RELEASES_DIR: z.string().optional(),
  FILES_DIR: z.string().optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  DATABASE_URL_IDENTITY: envDatabaseUrl.optional(),
  DATABASE_URL_MARKETPLACE: envDatabaseUrl.optional(),
  DATABASE_URL_MESSAGING: envDatabaseUrl.optional(),
  DATABASE_URL_BUS: envDatabaseUrl.optional(),
  BUS_URL: envBrokerUrl,
  VIEWER_KEYS: envViewerKeys.optional(),
  VIEWER_KEY_ID: z.string().min(1).optional(),
  TRUSTED_PROXY_SECRET: z.string().min(16).optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  PUBLIC_URL: z.url().optional(),
  DEMO_CLOCK: envDemoClock,
  GRAPHQL_DOCUMENTS: z.enum(['any', 'trusted']).default('any'),
  LOG_LEVEL: envLogLevel,
  DEV_PORT: envPort.default(0),
});

const ENV_FILE = join(repositoryRoot, '.env');

/** Loads `.env` without overriding the environment. */
export function loadEnvFile(): void {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
}

/** Settings of a stack; directories are absolute. */
export type StackSettings = ReturnType<typeof readSettings>;

/** @throws EnvError naming every invalid variable. */
export function readSettings(args: readonly string[], source: NodeJS.ProcessEnv = process.env) {
  const env = parseEnv(schema, source);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  clockOf({ ...env, PUBLIC_URL: publicUrl });
  const dataDir = resolve(repositoryRoot, env.DATA_DIR);
  return {
    isSplit: args.includes('--split'),
    port: env.PORT,
    host: env.HOST,
    dataDir,
    releasesDir: env.RELEASES_DIR ? resolve(env.RELEASES_DIR) : join(dataDir, 'releases'),
    filesDir: env.FILES_DIR ? resolve(env.FILES_DIR) : join(dataDir, 'files'),
    publicUrl,
    /** Milliseconds the clock of every part is ahead. */
    demoClock: env.DEMO_CLOCK,
    seed: env.SEED,
    databaseUrls: {
      identity: env.DATABASE_URL_IDENTITY,
      marketplace: env.DATABASE_URL_MARKETPLACE,
      messaging: env.DATABASE_URL_MESSAGING,
      bus: env.DATABASE_URL_BUS,
    },
    brokerUrl: env.BUS_URL,
    viewerKeys: env.VIEWER_KEYS,
    viewerKeyId: env.VIEWER_KEY_ID,
    proxySecret: env.TRUSTED_PROXY_SECRET,
    vapid:
      env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
        ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
        : undefined,
    documents: env.GRAPHQL_DOCUMENTS,
    logLevel: env.LOG_LEVEL,
    devPort: env.DEV_PORT,
    /** Other variables, such as limits, are passed on unchanged. */
    inherited: source,
  };
}
