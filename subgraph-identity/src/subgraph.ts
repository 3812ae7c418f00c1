import { join } from 'node:path';
import {
  applyRetention,
  checkDatabase,
  createDatabase,
  createOutboxRelay,
  migrateDeploy,
  purgeExpiredRows,
  scheduleJob,
  servePrivacy,
  systemInfo,
  type Bus,
  type Clock,
  type Deployment,
  type Logger,
  type OutboxRelay,
  type Subgraph,
} from '@tbt/service-kit';
import { createContext } from './context';
import type { IdentityDatabase } from './database';
import { PrismaClient } from './generated/prisma/client';
import { createIdentityLimits, DEFAULT_LIMIT_POINTS, type LimitPoints } from './limits';
import { IDENTITY_RETENTION, IDENTITY_TABLES } from './modules/privacy';
import type { StripeSettings } from './modules/subscriptions';
import { createPasswords, type Passwords } from './modules/users';
import { createSchema } from './schema';
import { createServices, type IdentityServices } from './services';

export type IdentityOptions = {
  databaseUrl: string;
  bus: Bus;
  logger: Logger;
  clock: Clock;
  deployment: Deployment;
  /** Default: the limits of the API contract. */
  limits?: Partial<LimitPoints>;
  /** Applies pending migrations first. */
  migrate?: boolean;
  /** Maximum connections. */
  poolSize?: number;
  passwords?: Passwords;
  /** Without it, plans are sold by the test driver, on the own machine only. */
  stripe?: StripeSettings | null;
};

export type IdentitySubgraph = Subgraph & {
  services: IdentityServices;
  database: IdentityDatabase;
  outbox: OutboxRelay;
};

const MIGRATIONS = join(__dirname, '..', 'prisma', 'migrations');

/** Runs no jobs or consumers before `start`. */
export async function createIdentitySubgraph(options: IdentityOptions): Promise<IdentitySubgraph> {
  const { databaseUrl, bus, logger, clock } = options;
  if (options.migrate) await migrateDeploy({ url: databaseUrl, directory: MIGRATIONS });
  const database: IdentityDatabase = createDatabase({
    url: databaseUrl,
    max: options.poolSize,
    prismaClient: (adapter) => new PrismaClient({ adapter }),
    onPoolError: (error) => logger.warn({ err: error }, 'A database connection broke'),
  });
  const outbox = createOutboxRelay({ pool: database.pool, bus, logger });
  const { services, repositories } = createServices({
    database,
    clock,
    limits: createIdentityLimits(database.pool, { ...DEFAULT_LIMIT_POINTS, ...options.limits }),
    passwords: options.passwords ?? (await createPasswords()),
    bus,
    live: bus.live,
    deployment: options.deployment,
    logger,
    sealer: options.deployment.sealer,
    stripe: options.stripe ?? null,
  });

  return {
    name: 'identity',
    schema: createSchema(),
    contextFor: createContext({ services, repositories, clock }),
    services,
    database,
    outbox,
    logger,
    ready: async () => {
      await checkDatabase(database.pool, 'identity');
      await options.deployment.files.ready();
      await bus.ready();
    },
    start: async () => {
      const {
        accountLinks,
        audit,
        blocks,
        documents,
        entitlements,
        erasure,
        exports: dataExports,
      } = services;
      const { licences, sessions, uploads } = services;
      await bus.subscribe('identity', 'application.changed', entitlements.applicationChanged);
      await bus.subscribe('identity', 'booking.changed', entitlements.bookingChanged);
      await bus.subscribe('identity', 'block.changed', blocks.blockChanged);
      await bus.subscribe('identity', 'administrator.acted', audit.onActed);
      await bus.subscribe('identity', 'evidence.attached', uploads.onAttached);
      await bus.subscribe('identity', 'message.attached', uploads.onAttached);
      await bus.subscribe('identity', 'evidence.released', uploads.onEvidenceReleased);
      await servePrivacy({
        ...{ service: 'identity', database, bus, tables: IDENTITY_TABLES },
        files: options.deployment.files,
        sealer: options.deployment.sealer,
      });
      await bus.subscribe('identity', 'export.part-stored', dataExports.onPartStored);
      await bus.subscribe('identity', 'erasure.part-done', async (event) => {
        await erasure.onPartErased(event);
        await erasure.finishAll();
      });
      await scheduleJob(bus, 'identity.privacy', '*/5 * * * *', async () => {
        await dataExports.cleanUp();
        await erasure.finishAll();
      });
      await scheduleJob(bus, 'identity.retention', '40 7 * * *', async () => {
        const removed = await applyRetention(database.pool, IDENTITY_RETENTION, clock.now());
        logger.info({ removed }, 'Rows past their time are gone');
      });
      await scheduleJob(bus, 'identity.cleanup', '17 * * * *', async () => {
        await sessions.removeEnded();
        await accountLinks.removeExpired();
        await purgeExpiredRows(database.pool);
      });
      await scheduleJob(bus, 'identity.credentials', '7 * * * *', async () => {
        await licences.sendReminders();
        await documents.endExpired();
      });
      await scheduleJob(bus, 'identity.subscriptions', '* * * * *', async () => {
        if (!options.stripe) await services.testPayments.advance();
        await services.paymentEvents.remind();
        await services.paymentEvents.endUnpaid();
        await services.paymentEvents.endClosed();
        await services.planRefunds.settleRunning(systemInfo('jobs', 'plan-refunds'));
        await services.subscriptionDesk.endGivenPlans();
      });
      await scheduleJob(bus, 'identity.payment-events', '*/10 * * * *', () =>
        services.paymentEvents.replay(),
      );
      await scheduleJob(bus, 'identity.audit', '37 3 * * *', () => audit.watch());
      await scheduleJob(bus, 'identity.collect-uploads', '43 * * * *', async () => {
        await uploads.collect();
      });
      const count = await services.republishUsers();
      if (count > 0) logger.info({ count }, 'User snapshots republished');
      outbox.start();
    },
    stop: async () => {
      await outbox.stop();
      await database.close();
    },
  };
}
