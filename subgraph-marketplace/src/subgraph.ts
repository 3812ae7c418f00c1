import { join } from 'node:path';
import {
  applyRetention,
  createDatabase,
  createOutboxRelay,
  migrateDeploy,
  NotReadyError,
  purgeExpiredRows,
  scheduleJob,
  servePrivacy,
} from '@tbt/service-kit';
import type {
  Bus,
  Clock,
  Deployment,
  Logger,
  OutboxRelay,
  RequestInfo,
  Subgraph,
} from '@tbt/service-kit';
import type { GraphContext } from './context';
import type { MarketplaceDatabase } from './database';
import { PrismaClient } from './generated/prisma/client';
import { MARKETPLACE_RETENTION, MARKETPLACE_TABLES } from './modules/privacy';
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
  deployment: Deployment;
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
  const { databaseUrl, bus, logger, clock, deployment } = options;
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
    deployment,
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
      clock,
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
      const { slots, leftOut } = await services.scheduleUpkeep.recompute();
      if (slots > 0) logger.info({ slots, leftOut }, 'Schedules follow the new zone data');
      await services.people.fillZones();
      await services.fillJobPlaces();
      await bus.subscribe(SERVICE, 'user.changed', services.people.onUserChanged);
      await bus.subscribe(SERVICE, 'block.changed', services.blocks.onBlockChanged);
      await scheduleJob(bus, `${SERVICE}.expire-started-jobs`, '* * * * *', async () => {
        const count = await services.expireStartedJobs();
        if (count > 0) logger.info({ count }, 'Started shifts left the list');
      });
      await scheduleJob(bus, `${SERVICE}.end-offers`, '* * * * *', async () => {
        const offers = await services.applicationClosing.expireOverdue();
        const shifts = await services.invitationClosing.expireOverdue();
        const published = await services.invitationClosing.publishDue();
        if (offers + shifts + published > 0) {
          logger.info({ offers, shifts, published }, 'Offers and invitations reached their end');
        }
      });
      await scheduleJob(bus, `${SERVICE}.keep-bookings`, '* * * * *', async () => {
        const report = await services.keepBookings();
        if (Object.values(report).some((count) => count > 0)) {
          logger.info(report, 'The clock went on with bookings');
        }
      });
      await scheduleJob(bus, `${SERVICE}.recommend`, '*/10 * * * *', async () => {
        const count = await services.recommendations.refreshDue();
        if (count > 0) logger.info({ count }, 'Recommendations were made anew');
      });
      await servePrivacy({
        ...{ service: SERVICE, database, bus, tables: MARKETPLACE_TABLES },
        files: options.deployment.files,
        sealer: options.deployment.sealer,
        beforeErasing: services.leave,
      });
      await scheduleJob(bus, `${SERVICE}.retention`, '50 7 * * *', async () => {
        const removed = await applyRetention(database.pool, MARKETPLACE_RETENTION, clock.now());
        logger.info({ removed }, 'Rows past their time are gone');
      });
      await scheduleJob(bus, `${SERVICE}.extend-schedules`, '41 7 * * *', async () => {
        const report = await services.scheduleUpkeep.extend();
        if (report.slots > 0) logger.info(report, 'Series of schedules were written on');
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
