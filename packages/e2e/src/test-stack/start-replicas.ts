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
import { natsServer } from '@tbt/workspace/nats-server';
import { superviseProcess } from '@tbt/workspace/supervise-process';
import { RUNNING_FILE } from '@tbt/stack/start-stack';
import { writeState } from '@tbt/stack/state-file';
import type { CreateTestEnvironment } from './test-environments';
import { stackEnvironment, type TestStack } from './test-stack';
import type { RunMode } from './run-modes';
import { byTier, startOwnBalancers, type Balancers } from './balancers';
import { startHaproxy } from './haproxy';

const REPLICAS = 2;
/** Milliseconds before a killed replica starts again. */
const RESTART_MS = 100;

/** Ten processes start at once. */
const READY_WITHIN_MS = 300_000;

const addressOf = (port: number, path = '') => `http://127.0.0.1:${port}${path}`;

/** A replica's plans, each pointing to the balancers of the services it calls. */
async function planReplica(
  plans: readonly ServicePlan[],
  { ports }: Balancers,
  replica: number,
): Promise<ServicePlan[]> {
  const behind = Object.fromEntries(
    SUBGRAPHS.map((name) => [
      `SUBGRAPH_${name.toUpperCase()}_URL`,
      addressOf(ports[`subgraph-${name}`], '/graphql'),
    ]),
  );
  return Promise.all(
    plans.map(async (plan) => {
      // The balancer has the site's address.
      const port = plan.name === 'shell' ? await freePort() : plan.port;
      const env = {
        ...plan.env,
        ...(plan.name === 'gateway' ? behind : {}),
        ...(plan.name === 'shell' ? { GATEWAY_URL: addressOf(ports.gateway) } : {}),
        PORT: String(port),
      };
      return { ...plan, name: `${plan.name}-${replica}`, port, env };
    }),
  );
}

const urlsIn = (env: Readonly<Record<string, string | undefined>>): DatabaseUrls =>
  Object.fromEntries(
    DATABASES.map((name) => [name, env[`DATABASE_URL_${name.toUpperCase()}`] ?? '']),
  ) as DatabaseUrls;

/** Two processes per service on the same databases, started again when they end, and a balancer before each pair. */
export async function startReplicas(
  createEnvironment: CreateTestEnvironment,
  mode: RunMode,
): Promise<TestStack> {
  const { dataDir, port, env } = await stackEnvironment(createEnvironment, mode);
  const undo: (() => Promise<void> | void)[] = [
    () => rmSync(dataDir, { recursive: true, force: true }),
  ];
  const stop = async () => {
    while (undo.length > 0) await undo.pop()?.();
  };
  try {
    const broker = mode.isOnNats ? await natsServer() : undefined;
    if (broker) undo.push(() => broker.remove());
    const settings = readSettings(['--split'], {
      ...env,
      PUBLIC_URL: `http://localhost:${port}`,
      ...(broker && { BUS_URL: broker.url }),
    });
    const urls = urlsIn(env);
    await migrateAll(urls);
    await seedIfFresh({ urls, embedded: null }, settings, createProgress());
    await publishBuilds(dataDir, settings.releasesDir);

    const balancers = await (mode.isBehindHaproxy ? startHaproxy : startOwnBalancers)(port);
    undo.push(() => balancers.close());
    const services: ServiceProcess[] = [];
    const writeRunning = () => {
      const list = services.map(({ name, pid, port: own }) => ({
        ...{ name, pid, url: addressOf(own) },
      }));
      const running = { services: list, databases: urls, brokerPidFile: broker?.pidFile };
      writeState(join(dataDir, RUNNING_FILE), running);
    };
    undo.push(async () => {
      await Promise.all(services.map((service) => service.stop()));
    });
    const logs = join(dataDir, 'logs');
    const input = { settings, secrets: loadSecrets(settings), urls };
    for (let replica = 1; replica <= REPLICAS; replica += 1) {
      for (const plan of await planReplica(await planServices(input), balancers, replica))
        services.push(
          superviseProcess(
            (isAgain) => startService(plan, logs, { isAgain, readyWithinMs: READY_WITHIN_MS }),
            {
              onEnd: () => undefined,
              onReturn: writeRunning,
              firstWaitMs: RESTART_MS,
              longestWaitMs: RESTART_MS,
            },
          ),
        );
    }
    await balancers.serve(
      byTier((tier) =>
        services.flatMap((service) => (service.name.startsWith(`${tier}-`) ? [service.port] : [])),
      ),
    );
    await Promise.all(services.map((service) => service.ready()));
    writeRunning();
    return { baseUrl: settings.publicUrl, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
