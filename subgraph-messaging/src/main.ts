import {
  createLogger,
  createPostgresBus,
  createViewerKeys,
  serveSubgraph,
  stopOnSignals,
} from '@tbt/service-kit';
import { createMessagingSubgraph } from './create-messaging-subgraph';
import { readEnv } from './env';

async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger({ service: 'messaging', level: env.LOG_LEVEL });
  const bus = createPostgresBus({ url: env.DATABASE_URL_BUS, service: 'messaging', logger });
  const subgraph = await createMessagingSubgraph({
    databaseUrl: env.DATABASE_URL,
    bus,
    logger,
    migrate: true,
    limits: { messages: env.LIMIT_MESSAGES, writes: env.LIMIT_WRITES },
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
      await bus.stop();
      await subgraph.stop();
    },
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
