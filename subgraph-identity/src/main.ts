import {
  createLogger,
  createPostgresBus,
  createViewerKeys,
  serveSubgraph,
  stopOnSignals,
  systemClock,
} from '@tbt/service-kit';
import { readEnv } from './env';
import { createIdentitySubgraph } from './subgraph';

const SERVICE = 'subgraph-identity';

async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger({ service: SERVICE, level: env.LOG_LEVEL });
  const bus = createPostgresBus({ url: env.DATABASE_URL_BUS, service: SERVICE, logger });
  const subgraph = await createIdentitySubgraph({
    databaseUrl: env.DATABASE_URL,
    bus,
    logger,
    clock: systemClock,
    migrate: true,
    limits: {
      failedLogInsPerAccount: env.LIMIT_FAILED_LOGINS_ACCOUNT,
      failedLogInsPerAddress: env.LIMIT_FAILED_LOGINS_ADDRESS,
      accountsPerAddress: env.LIMIT_ACCOUNTS_ADDRESS,
    },
  });
  await bus.start();
  await subgraph.start();
  const server = await serveSubgraph({
    subgraph,
    port: env.PORT,
    host: env.HOST,
    logger,
    keys: createViewerKeys({ currentKeyId: env.VIEWER_KEY_ID, keys: env.VIEWER_KEYS }),
  });
  stopOnSignals({
    logger,
    stop: async () => {
      await server.close();
      await subgraph.stop();
      await bus.stop();
    },
  });
  logger.info({ url: server.url }, 'Listening');
}

void main();
