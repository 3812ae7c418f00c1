import * as z from 'zod';
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
import { DEFAULT_SETTINGS, PLAN_TIMES } from './gateway-options';
import type { GatewaySettings } from './gateway-options';

const listOf = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** A ClamAV daemon, such as tcp://clamav:3310. */
export const envFileScanner = z.url({ protocol: /^tcp$/ }).optional();

const gatewayEnv = z.object({
  PORT: envPort.default(4000),
  HOST: z.string().default('127.0.0.1'),
  SUBGRAPH_IDENTITY_URL: z.url(),
  SUBGRAPH_MARKETPLACE_URL: z.url(),
  SUBGRAPH_MESSAGING_URL: z.url(),
  DATABASE_URL_BUS: envDatabaseUrl,
  BUS_URL: envBrokerUrl,
  VIEWER_KEYS: envViewerKeys,
  VIEWER_KEY_ID: z.string().min(1),
  LOG_LEVEL: envLogLevel,
  ...envDeployment,
  ALLOWED_ORIGINS: listOf.default([]),
  GRAPHQL_DOCUMENTS: z.enum(['any', 'trusted']).default('any'),
  GRAPHQL_DOCUMENT_MANIFESTS: listOf.default([]),
  RELEASES_DIR: z.string().optional(),
  GRAPHQL_PLANS: z.enum(PLAN_TIMES).default(DEFAULT_SETTINGS.plans),
  FILE_SCANNER_URL: envFileScanner,
  SUPERGRAPH_PATH: z.string().optional(),
  SUPERGRAPH_WATCH: z.enum(['true', 'false']).default('false'),
  TRUSTED_PROXY_SECRET: z.string().min(16).optional(),
  LIMIT_READS_ADDRESS: envNumber(1, 1_000_000).default(DEFAULT_SETTINGS.reads.address),
  LIMIT_READS_USER: envNumber(1, 1_000_000).default(DEFAULT_SETTINGS.reads.user),
  LIMIT_PLANNING_MS: envNumber(1, 1_000_000).default(DEFAULT_SETTINGS.planningMs),
  SUBGRAPH_DEADLINE_MS: envNumber(100, 60_000).default(DEFAULT_SETTINGS.subgraphDeadlineMs),
  REQUEST_DEADLINE_MS: envNumber(100, 120_000).default(DEFAULT_SETTINGS.requestDeadlineMs),
});

export type GatewayEnv = z.output<typeof gatewayEnv>;

/** @throws EnvError naming every missing or invalid variable. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): GatewayEnv =>
  parseEnv(gatewayEnv, source);

export const settingsOf = (env: GatewayEnv): GatewaySettings => ({
  publicUrl: env.PUBLIC_URL,
  allowedOrigins: env.ALLOWED_ORIGINS,
  documents: env.GRAPHQL_DOCUMENTS,
  documentManifests: env.GRAPHQL_DOCUMENT_MANIFESTS,
  releasesDir: env.RELEASES_DIR,
  plans: env.GRAPHQL_PLANS,
  fileScannerUrl: env.FILE_SCANNER_URL,
  reads: { address: env.LIMIT_READS_ADDRESS, user: env.LIMIT_READS_USER },
  planningMs: env.LIMIT_PLANNING_MS,
  proxySecret: env.TRUSTED_PROXY_SECRET,
  subgraphDeadlineMs: env.SUBGRAPH_DEADLINE_MS,
  requestDeadlineMs: env.REQUEST_DEADLINE_MS,
});

/** Apollo Gateway reports usage hourly and queries cloud metadata addresses, unless the environment disables it first. */
export function disableTelemetry(): void {
  Object.assign(process.env, { APOLLO_TELEMETRY_DISABLED: 'true' });
}
