import { DEFAULT_SETTINGS, envFileScanner, PLAN_TIMES } from '@tbt/gateway';
import {
  envBrokerUrl,
  envDatabaseUrl,
  envDeployment,
  envLogLevel,
  envNumber,
  envPort,
  envViewerKeys,
  parseEnv,
} from '@tbt/service-kit';
import { paymentEnv } from '@tbt/subgraph-identity';
import { socialEnv } from '@tbt/subgraph-marketplace';
import { mailEnv, pushEnv } from '@tbt/subgraph-messaging';
import * as z from 'zod';

const reads = envNumber(1, 1_000_000);
const points = envNumber(1, 1_000_000).optional();
const milliseconds = envNumber(100, 120_000).optional();
const list = z.string().transform((text) => text.split(',').filter(Boolean));

const schema = z.object({
  PORT: envPort,
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL_IDENTITY: envDatabaseUrl,
  DATABASE_URL_MARKETPLACE: envDatabaseUrl,
  DATABASE_URL_MESSAGING: envDatabaseUrl,
  DATABASE_URL_BUS: envDatabaseUrl,
  BUS_URL: envBrokerUrl,
  LOG_LEVEL: envLogLevel,
  ...envDeployment,
  VIEWER_KEYS: envViewerKeys,
  VIEWER_KEY_ID: z.string().min(1),
  ALLOWED_ORIGINS: list.default([]),
  GRAPHQL_DOCUMENTS: z.enum(['any', 'trusted']).default('any'),
  GRAPHQL_DOCUMENT_MANIFESTS: list.default([]),
  RELEASES_DIR: z.string().optional(),
  GRAPHQL_PLANS: z.enum(PLAN_TIMES).optional(),
  FILE_SCANNER_URL: envFileScanner,
  SUPERGRAPH_PATH: z.string(),
  TRUSTED_PROXY_SECRET: z.string().min(16).optional(),
  SUBGRAPH_DEADLINE_MS: milliseconds,
  REQUEST_DEADLINE_MS: milliseconds,
  ...mailEnv,
  ...pushEnv,
  ...paymentEnv,
  ...socialEnv,
  LIMIT_FAILED_LOGINS_ACCOUNT: points,
  LIMIT_FAILED_LOGINS_ADDRESS: points,
  LIMIT_UPLOADS_USER: points,
  LIMIT_ACCOUNTS_ADDRESS: points,
  LIMIT_WAITLIST_ADDRESS: points,
  LIMIT_WAITLIST_MAILS_ADDRESS: points,
  LIMIT_INVITATIONS_CLINIC: points,
  LIMIT_INVITATIONS_EMAIL: points,
  LIMIT_CONTACT_ADDRESS: points,
  LIMIT_LINKS_ACCOUNT: points,
  LIMIT_LINKS_ADDRESS: points,
  LIMIT_MESSAGES: points,
  LIMIT_SAME_TEXT: points,
  LIMIT_TYPING: points,
  LIMIT_WRITES: points,
  LIMIT_CALENDAR_READS: points,
  LIMIT_READS_ADDRESS: reads.default(DEFAULT_SETTINGS.reads.address),
  LIMIT_READS_USER: reads.default(DEFAULT_SETTINGS.reads.user),
  LIMIT_PLANNING_MS: points,
});

export const readEnv = () => parseEnv(schema, process.env);
export type CombinedEnv = ReturnType<typeof readEnv>;
export type CombinedEnvInput = z.input<typeof schema>;
