import { join } from 'node:path';
import {
  NotReadyError,
  createOutboxRelay,
  migrateDeploy,
  purgeExpiredRows,
  scheduleJob,
  systemClock,
  type Bus,
  type Clock,
  type Logger,
  type OutboxRelay,
  type Subgraph,
} from '@tbt/service-kit';
import { createContext, type Services } from './context';
import { openDatabase, type MessagingDatabase } from './database';
import { openRateLimits, openTypingLimit, type MessagingLimits } from './limits';
import { createContactsService, registerContactsConsumers } from './modules/contacts';
import { createConversationsService } from './modules/conversations';
import { createMessagesService } from './modules/messages';
import { buildSchema } from './schema';

export type MessagingSubgraphOptions = {
  databaseUrl: string;
  bus: Bus;
  logger: Logger;
  clock?: Clock;
  limits?: Partial<MessagingLimits>;
  /** Applies pending migrations first. */
  migrate?: boolean;
};

export type MessagingSubgraph = Subgraph & {
  services: Services;
  database: MessagingDatabase;
  outbox: OutboxRelay;
};

const MIGRATIONS = join(__dirname, '..', 'prisma', 'migrations');
const EVERY_HOUR = '23 * * * *';

/** The messaging subgraph, ready to be executed; `start` begins to consume events. */
export async function createMessagingSubgraph(
  options: MessagingSubgraphOptions,
): Promise<MessagingSubgraph> {
  const { databaseUrl, bus, logger, clock = systemClock } = options;
  if (options.migrate) await migrateDeploy({ url: databaseUrl, directory: MIGRATIONS });
  const database = openDatabase(databaseUrl);
  const rateLimits = openRateLimits(database, options.limits);
  const contacts = createContactsService({ database, clock });
  const services = {
    conversations: createConversationsService({
      ...{ database, bus, rateLimits },
      typingLimit: openTypingLimit(options.limits),
    }),
    messages: createMessagesService({ database, bus, clock, rateLimits, contacts }),
  };
  const outbox = createOutboxRelay({ pool: database.pool, bus, logger });
  return {
    name: 'messaging',
    schema: buildSchema(),
    logger,
    services,
    database,
    outbox,
    contextFor: (info) => createContext(info, { services, database }),
    ready: async () => {
      await database.pool.query('SELECT 1').catch((cause: unknown) => {
        throw new NotReadyError(['messaging database'], cause);
      });
      await bus.ready();
    },
    start: async () => {
      await registerContactsConsumers(bus, database, contacts);
      await scheduleJob(bus, 'messaging.purge', EVERY_HOUR, () => purgeExpiredRows(database.pool));
      outbox.start();
    },
    stop: async () => {
      await outbox.stop();
      await database.close();
    },
  };
}
