import { createGateway } from '@tbt/gateway';
import {
  clockOf,
  createDeployment,
  createLogger,
  createBus,
  createViewerKeys,
  stopOnSignals,
} from '@tbt/service-kit';
import { createIdentitySubgraph, stripeSettingsOf } from '@tbt/subgraph-identity';
import { createMarketplaceSubgraph, socialSettingsOf } from '@tbt/subgraph-marketplace';
import { createMessagingSubgraph, mailSettingsOf, pushSettingsOf } from '@tbt/subgraph-messaging';
import { readEnv } from './env';
import { gatewaySettingsOf, limitsOf } from './settings';

async function startInOrder(subgraphs: readonly { start(): Promise<void> }[]): Promise<void> {
  for (const subgraph of subgraphs) await subgraph.start();
}

async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger({ service: 'combined', level: env.LOG_LEVEL });
  const bus = await createBus({
    databaseUrl: env.DATABASE_URL_BUS,
    brokerUrl: env.BUS_URL,
    service: 'combined',
    logger,
  });
  await bus.start();
  const keys = createViewerKeys({ currentKeyId: env.VIEWER_KEY_ID, keys: env.VIEWER_KEYS });
  const clock = clockOf(env);
  const deployment = createDeployment(env, keys, clock);
  const shared = { bus, logger, clock, deployment };
  const limits = limitsOf(env);
  const subgraphs = await Promise.all([
    createIdentitySubgraph({
      ...shared,
      databaseUrl: env.DATABASE_URL_IDENTITY,
      stripe: stripeSettingsOf(env),
      limits: limits.identity,
    }),
    createMarketplaceSubgraph({
      ...shared,
      databaseUrl: env.DATABASE_URL_MARKETPLACE,
      social: socialSettingsOf(env),
      limits: limits.marketplace,
    }),
    createMessagingSubgraph({
      ...shared,
      databaseUrl: env.DATABASE_URL_MESSAGING,
      mail: mailSettingsOf(env),
      push: pushSettingsOf(env),
      limits: limits.messaging,
    }),
  ]);
  // The gateway reads the supergraph while the subgraphs connect.
  const [gateway] = await Promise.all([
    createGateway({
      supergraphPath: env.SUPERGRAPH_PATH,
      watch: true,
      subgraphs,
      bus,
      deployment,
      logger,
      settings: gatewaySettingsOf(env),
    }),
    startInOrder(subgraphs),
  ]);
  stopOnSignals({
    logger,
    stop: async () => {
      await gateway.stop();
      // Running handlers still need their database.
      await bus.stop();
      await Promise.all(subgraphs.map((subgraph) => subgraph.stop()));
    },
  });
  const { url } = await gateway.listen({ port: env.PORT, host: env.HOST });
  logger.info({ url }, 'The gateway listens');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  process.exit(1);
});
