import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@tbt/workspace/free-port';
import { DATABASES, SUBGRAPHS, migrateAll, type DatabaseUrls } from '@tbt/stack/databases';
import { readSettings } from '@tbt/stack/env';
import { createProgress } from '@tbt/stack/progress';
import { publishBuilds } from '@tbt/stack/releases';
import { loadSecrets } from '@tbt/stack/secrets';
import { seedIfFresh } from '@tbt/stack/seed';
import { planServices } from '@tbt/stack/service-plans';
import { startService, type ServicePlan, type ServiceProcess } from '@tbt/stack/service-process';
import { RUNNING_FILE } from '@tbt/stack/start-stack';
import { writeState } from '@tbt/stack/state-file';
import type { CreateTestEnvironment } from './test-environments';
import { stackEnvironment, type TestStack } from './test-stack';
import type { RunMode } from './run-modes';
import { startBalancer, type Balancer } from './balancer';

const REPLICAS = 2;
const TIERS = [
  ...SUBGRAPHS.map((name) => `subgraph-${name}` as const),
  'gateway',
  'shell',
] as const;
type Tier = (typeof TIERS)[number];

const addressOf = ({ port }: Balancer, path = '') => `http://127.0.0.1:${port}${path}`;

/** A replica's plans, each pointing to the balancers of the services it calls. */
async function planReplica(
  plans: readonly ServicePlan[],
  balancers: Readonly<Record<Tier, Balancer>>,
  replica: number,
): Promise<ServicePlan[]> {
  const behind = Object.fromEntries(
    SUBGRAPHS.map((name) => [
      `SUBGRAPH_${name.toUpperCase()}_URL`,
      addressOf(balancers[`subgraph-${name}`], '/graphql'),
    ]),
  );
  return Promise.all(
    plans.map(async (plan) => {
      // The balancer has the site's address.
      const port = plan.name === 'shell' ? await freePort() : plan.port;
      const env = {
        ...plan.env,
        ...(plan.name === 'gateway' ? behind : {}),
        ...(plan.name === 'shell' ? { GATEWAY_URL: addressOf(balancers.gateway) } : {}),
        PORT: String(port),
      };
      return { ...plan, name: `${plan.name}-${replica}`, port, env };
    }),
  );
}

async function startBalancers(sitePort: number): Promise<Record<Tier, Balancer>> {
  const started = TIERS.map(
    async (tier) => [tier, await startBalancer(tier === 'shell' ? sitePort : 0)] as const,
  );
  return Object.fromEntries(await Promise.all(started)) as Record<Tier, Balancer>;
}

const urlsIn = (env: Readonly<Record<string, string | undefined>>): DatabaseUrls =>
  Object.fromEntries(
    DATABASES.map((name) => [name, env[`DATABASE_URL_${name.toUpperCase()}`] ?? '']),
  ) as DatabaseUrls;

/** Two processes per service on the same databases, and a balancer before each pair. */
export async function startReplicas(
  createEnvironment: CreateTestEnvironment,
  mode: RunMode,
): Promise<TestStack> {
  const { dataDir, port, env } = await stackEnvironment(createEnvironment, mode);
  const settings = readSettings(['--split'], { ...env, PUBLIC_URL: `http://localhost:${port}` });
  const urls = urlsIn(env);
  await migrateAll(urls);
  await seedIfFresh({ urls, embedded: null }, settings, createProgress());
  await publishBuilds(dataDir, settings.releasesDir);

  const balancers = await startBalancers(port);
  const services: ServiceProcess[] = [];
  const stop = async () => {
    for (const service of services.reverse()) await service.stop();
    await Promise.all(Object.values(balancers).map((balancer) => balancer.close()));
    rmSync(dataDir, { recursive: true, force: true });
  };
  const input = { settings, secrets: loadSecrets(settings), urls };
  try {
    for (let replica = 1; replica <= REPLICAS; replica += 1) {
      const plans = await planReplica(await planServices(input), balancers, replica);
      services.push(...plans.map((plan) => startService(plan, join(dataDir, 'logs'))));
    }
    for (const tier of TIERS) {
      const own = services.filter(({ name }) => name.startsWith(`${tier}-`));
      balancers[tier].setPorts(own.map((service) => service.port));
    }
    await Promise.all(services.map((service) => service.ready()));
  } catch (error) {
    await stop();
    throw error;
  }
  const list = services.map((service) => ({
    name: service.name,
    pid: service.pid,
    url: `http://127.0.0.1:${service.port}`,
  }));
  writeState(join(dataDir, RUNNING_FILE), { services: list, databases: urls });
  return { baseUrl: settings.publicUrl, dataDir, stop };
}
