import {
  createLogger,
  createPostgresBus,
  createViewerKeys,
  serveSubgraph,
  stopOnSignals,
  systemClock,
} from '@tbt/service-kit';
import { readEnv } from './env';
import { createMarketplaceSubgraph } from './marketplace-subgraph';

async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger({ service: 'subgraph-marketplace', level: env.LOG_LEVEL });
  const bus = createPostgresBus({ url: env.DATABASE_URL_BUS, service: 'marketplace', logger });
  await bus.start();
  const subgraph = await createMarketplaceSubgraph({
    databaseUrl: env.DATABASE_URL,
    bus,
    logger,
    clock: systemClock,
    limits: { writes: env.LIMIT_WRITES },
    migrate: true,
  });
  await subgraph.start();
  const server = await serveSubgraph({
    subgraph,
    port: env.PORT,
    host: env.HOST,
    logger,
    keys: createViewerKeys({ currentKeyId: env.VIEWER_KEY_ID, keys: env.VIEWER_KEYS }),
  });
  logger.info({ url: server.url }, 'Marketplace is listening');
  stopOnSignals({
    logger,
    stop: async () => {
      await server.close();
      await subgraph.stop();
      await bus.stop();
    },
  });
}

void main();
