import { join } from 'node:path';
import { isOwnMachineName } from '@tbt/service-kit/env';
import { freePort } from '@tbt/workspace/free-port';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { SUBGRAPHS, type DatabaseUrls } from './databases';
import { deploymentEnv } from './deployment-env';
import type { StackSettings } from './env';
import type { Secrets } from './secrets';
import type { ServicePlan } from './service-process';

export type PlanInput = { settings: StackSettings; secrets: Secrets; urls: DatabaseUrls };

const LOOPBACK = '127.0.0.1';

const inherited = ({ settings, urls }: PlanInput) => ({
  ...settings.inherited,
  NODE_ENV: 'production',
  HOST: LOOPBACK,
  LOG_LEVEL: settings.logLevel,
  DATABASE_URL_BUS: urls.bus,
  ...deploymentEnv(settings),
});

const gatewayEnv = (input: PlanInput) => ({
  ...inherited(input),
  TRUSTED_PROXY_SECRET: input.secrets.proxySecret,
  GRAPHQL_DOCUMENTS: input.settings.documents,
  RELEASES_DIR: input.settings.releasesDir,
  SUPERGRAPH_PATH: join(repositoryRoot, 'gateway', 'supergraph.graphql'),
});

async function combinedPlan(input: PlanInput): Promise<ServicePlan> {
  const port = await freePort();
  const { urls } = input;
  return {
    name: 'gateway-and-subgraphs',
    entry: 'packages/stack/dist/combined/main.js',
    port,
    env: {
      ...gatewayEnv(input),
      PORT: String(port),
      DATABASE_URL_IDENTITY: urls.identity,
      DATABASE_URL_MARKETPLACE: urls.marketplace,
      DATABASE_URL_MESSAGING: urls.messaging,
    },
  };
}

async function splitPlans(input: PlanInput): Promise<ServicePlan[]> {
  const subgraphs = await Promise.all(
    SUBGRAPHS.map(async (name) => {
      const port = await freePort();
      return {
        name: `subgraph-${name}`,
        entry: `subgraph-${name}/dist/main.js`,
        port,
        env: { ...inherited(input), PORT: String(port), DATABASE_URL: input.urls[name] },
      };
    }),
  );
  const port = await freePort();
  const addresses = subgraphs.map(
    ({ port: subgraphPort }, index) =>
      [
        `SUBGRAPH_${(SUBGRAPHS[index] ?? '').toUpperCase()}_URL`,
        `http://${LOOPBACK}:${subgraphPort}/graphql`,
      ] as const,
  );
  const gateway: ServicePlan = {
    name: 'gateway',
    entry: 'gateway/dist/main.js',
    port,
    env: {
      ...Object.fromEntries(addresses),
      // Given addresses win: there may be a proxy before the subgraphs.
      ...gatewayEnv(input),
      PORT: String(port),
      SUPERGRAPH_WATCH: 'true',
    },
  };
  return [...subgraphs, gateway];
}

/** So that the demo's footer has its four links. */
const DEMO_PROFILES = {
  SOCIAL_FACEBOOK_URL: 'https://www.facebook.com/',
  SOCIAL_INSTAGRAM_URL: 'https://www.instagram.com/',
  SOCIAL_LINKEDIN_URL: 'https://www.linkedin.com/',
  SOCIAL_X_URL: 'https://x.com/',
};

const isDemo = ({ seed, publicUrl }: StackSettings) =>
  seed !== 'none' && isOwnMachineName(new URL(publicUrl).hostname);

function shellPlan({ settings, secrets }: PlanInput, gatewayPort: number): ServicePlan {
  return {
    name: 'shell',
    entry: 'shell/dist/node/server/main.js',
    port: settings.port,
    env: {
      ...(isDemo(settings) && DEMO_PROFILES),
      ...settings.inherited,
      NODE_ENV: 'production',
      HOST: settings.host,
      PORT: String(settings.port),
      LOG_LEVEL: settings.logLevel,
      PUBLIC_URL: settings.publicUrl,
      GATEWAY_URL: `http://${LOOPBACK}:${gatewayPort}`,
      RELEASES_DIR: settings.releasesDir,
      TRUSTED_PROXY_SECRET: secrets.proxySecret,
    },
  };
}

export async function planServices(input: PlanInput): Promise<ServicePlan[]> {
  const behind = input.settings.isSplit ? await splitPlans(input) : [await combinedPlan(input)];
  const gatewayPort = behind.at(-1)?.port ?? 0;
  return [...behind, shellPlan(input, gatewayPort)];
}
