import type { Clock } from '../clock';
import { clockOf, type SubgraphEnv } from '../env';
import type { Bus } from '../events/bus';
import { createBus } from '../events/create-bus';
import { stopOnSignals } from '../http/stop-on-signals';
import { createLogger, type Logger } from '../logger';
import { createDeployment, type Deployment } from '../deployment';
import { createViewerKeys } from '../viewer/viewer-token';
import { serveSubgraph } from './serve-subgraph';
import type { Subgraph } from './subgraph';

export type SubgraphParts = {
  databaseUrl: string;
  bus: Bus;
  logger: Logger;
  clock: Clock;
  deployment: Deployment;
  migrate: boolean;
};

export type SubgraphProcess<E extends SubgraphEnv> = {
  service: string;
  readEnv: () => E;
  create: (parts: SubgraphParts, env: E) => Promise<Subgraph>;
};

async function run<E extends SubgraphEnv>(program: SubgraphProcess<E>): Promise<void> {
  const { service, readEnv, create } = program;
  const env = readEnv();
  const logger = createLogger({ service, level: env.LOG_LEVEL });
  const bus = await createBus({
    databaseUrl: env.DATABASE_URL_BUS,
    brokerUrl: env.BUS_URL,
    service,
    logger,
  });
  await bus.start();
  const clock = clockOf(env);
  const keys = createViewerKeys({ currentKeyId: env.VIEWER_KEY_ID, keys: env.VIEWER_KEYS });
  const deployment = createDeployment(env, keys, clock);
  const parts = { databaseUrl: env.DATABASE_URL, bus, logger, clock, deployment, migrate: true };
  const subgraph = await create(parts, env);
  await subgraph.start();
  const server = await serveSubgraph({
    subgraph,
    port: env.PORT,
    host: env.HOST,
    logger,
    keys,
    degraded: () => bus.degraded(),
  });
  stopOnSignals({
    logger,
    stop: async () => {
      await server.close();
      await bus.stop();
      await subgraph.stop();
    },
  });
  logger.info({ url: server.url }, 'Listening');
}

/** Runs a subgraph as its own process until a signal stops it; a failed start exits with status 1. */
export function runSubgraph<E extends SubgraphEnv>(program: SubgraphProcess<E>): void {
  run(program).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
    process.exit(1);
  });
}
