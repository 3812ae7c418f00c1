import { join } from 'node:path';
import {
  clockOf,
  createDeployment,
  createLogger,
  createBus,
  createViewerKeys,
  stopOnSignals,
} from '@tbt/service-kit';
import { readEnv, settingsOf } from './env';
import { createGateway } from './server';

async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger({ service: 'gateway', level: env.LOG_LEVEL });
  const bus = await createBus({
    databaseUrl: env.DATABASE_URL_BUS,
    brokerUrl: env.BUS_URL,
    service: 'gateway',
    logger,
  });
  const keys = createViewerKeys({ currentKeyId: env.VIEWER_KEY_ID, keys: env.VIEWER_KEYS });
  const gateway = await createGateway({
    supergraphPath: env.SUPERGRAPH_PATH ?? join(__dirname, '..', 'supergraph.graphql'),
    watch: env.SUPERGRAPH_WATCH === 'true',
    subgraphs: {
      identity: env.SUBGRAPH_IDENTITY_URL,
      marketplace: env.SUBGRAPH_MARKETPLACE_URL,
      messaging: env.SUBGRAPH_MESSAGING_URL,
    },
    bus,
    keys,
    deployment: createDeployment(env, keys, clockOf(env)),
    logger,
    settings: settingsOf(env),
  });
  const stop = async () => {
    await gateway.stop();
    await bus.stop();
  };
  stopOnSignals({ logger, stop });
  await bus.start();
  const { url } = await gateway.listen({ port: env.PORT, host: env.HOST });
  logger.info({ url }, 'The gateway listens');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
