import { join } from 'node:path';
import {
  checkDatabase,
  createDatabase,
  createOutboxRelay,
  migrateDeploy,
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
import { DEFAULT_LIMITS, type MarketplaceLimits } from './limits';
import { createAlertWorker, type AlertWorker } from './modules/job-alerts';
import { MARKETPLACE_TABLES } from './modules/privacy';
import type { SocialSettings } from './modules/social';
import { assertZoneData } from './modules/places';
import { scheduleMarketplaceJobs } from './scheduled-jobs';
import { createSchema } from './schema';
import { createServices, type MarketplaceServices } from './services';

const SERVICE = 'marketplace';

export type MarketplaceOptions = {
  databaseUrl: string;
  bus: Bus;
  logger: Logger;
  clock: Clock;
  deployment: Deployment;
  limits?: Partial<MarketplaceLimits>;
  /** Networks on which clinics may connect a page. */
  social?: SocialSettings;
  /** Migrates before the start. */
  migrate?: boolean;
  maxConnections?: number;
};

export type MarketplaceSubgraph = Subgraph & {
  name: 'marketplace';
  services: MarketplaceServices;
  database: MarketplaceDatabase;
  outbox: OutboxRelay;
  alertWorker: AlertWorker;
};

/** Recomputes after new zone data, and fills in missing places. */
async function followZoneData(services: MarketplaceServices, logger: Logger): Promise<void> {
  const { moved, left } = await services.recomputeInstants();
  if (moved > 0) logger.info({ moved }, 'Shifts moved to new zone data');
  if (left.length > 0) logger.error({ jobIds: left }, 'Shifts conflict with new zone data');
  const { slots, leftOut } = await services.scheduleUpkeep.recompute();
  if (slots > 0) logger.info({ slots, leftOut }, 'Schedules moved to new zone data');
  await services.people.fillZones();
  await services.fillJobPlaces();
}

/** `start` begins consuming and publishing. @throws Error for wrong zone data or a failed migration. */
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
    onPoolError: (err) => logger.warn({ err }, 'Idle database connection failed'),
  });
  const { services, loadersFor } = createServices({
    database,
    clock,
    deployment,
    live: bus.live,
    social: options.social ?? {},
    limits: { ...DEFAULT_LIMITS, ...options.limits },
  });
  const outbox = createOutboxRelay({ pool: database.pool, bus, logger });
  const alertWorker = createAlertWorker(services.sendJobAlerts, logger);
  return {
    name: SERVICE,
    schema: createSchema(),
    services,
    database,
    outbox,
    alertWorker,
    logger,
    contextFor: (info: RequestInfo): GraphContext => ({
      info,
      services,
      loaders: loadersFor(info),
      clock,
    }),
    async ready() {
      await checkDatabase(database.pool, 'marketplace');
      await bus.ready();
    },
    async start() {
      await followZoneData(services, logger);
      await bus.subscribe(SERVICE, 'user.changed', services.people.onUserChanged);
      await bus.subscribe(SERVICE, 'block.changed', services.blocks.onBlockChanged);
      await bus.subscribe(SERVICE, 'message.answered', services.responseTimes.onMessageAnswered);
      await servePrivacy({
        ...{ service: SERVICE, database, bus, tables: MARKETPLACE_TABLES },
        files: options.deployment.files,
        sealer: options.deployment.sealer,
        beforeErasing: services.offboardUser,
      });
      await scheduleMarketplaceJobs({ services, database, bus, clock, logger });
      outbox.start();
      alertWorker.start();
    },
    async stop() {
      await alertWorker.stop();
      await outbox.stop();
      await database.close();
    },
  };
}
