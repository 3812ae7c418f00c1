import { join } from 'node:path';
import {
  createDatabase,
  createOutboxRelay,
  migrateDeploy,
  NotReadyError,
  purgeExpiredRows,
  scheduleJob,
} from '@tbt/service-kit';
import type { Bus, Clock, Logger, OutboxRelay, RequestInfo, Subgraph } from '@tbt/service-kit';
import type { GraphContext } from './context';
import type { MarketplaceDatabase } from './database';
import { PrismaClient } from './generated/prisma/client';
import { assertZoneData } from './modules/places';
import { createSchema } from './schema';
import {
  createServices,
  DEFAULT_LIMITS,
  type MarketplaceLimits,
  type MarketplaceServices,
} from './services';

const SERVICE = 'marketplace';

export type MarketplaceOptions = {
  databaseUrl: string;
  bus: Bus;
  logger: Logger;
  clock: Clock;
  limits?: Partial<MarketplaceLimits>;
  /** Brings the database up to date first. */
  migrate?: boolean;
  /** Connections at most. */
  maxConnections?: number;
};

export type MarketplaceSubgraph = Subgraph & {
  name: 'marketplace';
  services: MarketplaceServices;
  database: MarketplaceDatabase;
  outbox: OutboxRelay;
};

/**
 * The marketplace, ready to be asked; `start` begins consuming and publishing.
 * @throws Error when the bundled zone data is wrong or a migration fails.
 */
export async function createMarketplaceSubgraph(
  options: MarketplaceOptions,
): Promise<MarketplaceSubgraph> {
  const { databaseUrl, bus, logger, clock } = options;
  assertZoneData();
  if (options.migrate) {
    await migrateDeploy({
      url: databaseUrl,
      directory: join(__dirname, '..', 'prisma', 'migrations'),
    });
  }
  const database = createDatabase({
    url: databaseUrl,
    max: options.maxConnections,
    prismaClient: (adapter) => new PrismaClient({ adapter }),
    onPoolError: (err) => logger.warn({ err }, 'An idle connection broke'),
  });
  const { services, loadersFor } = createServices({
    database,
    clock,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
  });
  const outbox = createOutboxRelay({ pool: database.pool, bus, logger });
  return {
    name: SERVICE,
    schema: createSchema(),
    services,
    database,
    outbox,
    logger,
    contextFor: (info: RequestInfo): GraphContext => ({
      info,
      services,
      loaders: loadersFor(info),
    }),
    async ready() {
      await database.pool.query('SELECT 1 FROM jobs LIMIT 1').catch((error: unknown) => {
        throw new NotReadyError(['marketplace database'], error);
      });
      await bus.ready();
    },
    async start() {
      const { moved, left } = await services.recomputeInstants();
      if (moved > 0) logger.info({ moved }, 'Coming shifts follow the new zone data');
      if (left.length > 0) logger.error({ jobIds: left }, 'Shifts that the new zone data breaks');
      await bus.subscribe(SERVICE, 'user.changed', services.people.onUserChanged);
      await scheduleJob(bus, `${SERVICE}.expire-started-jobs`, '* * * * *', async () => {
        const count = await services.expireStartedJobs();
        if (count > 0) logger.info({ count }, 'Started shifts left the list');
      });
      await scheduleJob(bus, `${SERVICE}.purge`, '17 * * * *', () =>
        purgeExpiredRows(database.pool),
      );
      outbox.start();
    },
    async stop() {
      await outbox.stop();
      await database.close();
    },
  };
}
