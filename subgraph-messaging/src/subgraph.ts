import { join } from 'node:path';
import {
  applyRetention,
  checkDatabase,
  createOutboxRelay,
  migrateDeploy,
  purgeExpiredRows,
  scheduleJob,
  servePrivacy,
  systemClock,
  type Bus,
  type Clock,
  type Deployment,
  type Logger,
  type OutboxRelay,
  type Subgraph,
} from '@tbt/service-kit';
import { createContext, type Services } from './context';
import { openDatabase, type MessagingDatabase } from './database';
import {
  DEFAULT_LIMITS,
  openAnonymousLimit,
  openRateLimits,
  openTypingLimit,
  type MessagingLimits,
} from './limits';
import { registerEventConsumers } from './event-consumers';
import { createBlocksService } from './modules/blocks';
import { createContactDeskService, createContactMessagesService } from './modules/contact-messages';
import { createFeedbackRepository, createFeedbackService } from './modules/feedback';
import { createPageSpeedService } from './modules/page-speed';
import { eventAppliers } from './apply-events';
import { createContactsService } from './modules/contacts';
import {
  createConversationsService,
  createKeptConversationsService,
} from './modules/conversations';
import {
  DEFAULT_MAIL,
  createMailSender,
  createMailService,
  createMailboxTransport,
  createSmtpTransport,
  type MailSender,
  type MailSettings,
  type MailTransport,
} from './modules/mail';
import { createJobsService } from './modules/jobs';
import {
  createMessageAttachments,
  createMessageSearchService,
  createMessagesService,
} from './modules/messages';
import { createNotificationDelivery, createNotificationsService } from './modules/notifications';
import { createPreferencesService } from './modules/preferences';
import { createPresenceService } from './modules/presence';
import {
  createPostPush,
  createPushSender,
  createPushService,
  DEFAULT_PUSH,
  type PushSender,
  type PushSettings,
} from './modules/push';
import { createReportedFiles, createReportsService, createSameTextFlag } from './modules/reports';
import { MESSAGING_RETENTION, MESSAGING_TABLES } from './modules/privacy';
import { createUnreadMails, type UnreadMails } from './modules/unread-mails';
import { buildSchema } from './schema';

export type MessagingSubgraphOptions = {
  databaseUrl: string;
  bus: Bus;
  logger: Logger;
  clock?: Clock;
  deployment: Deployment;
  limits?: Partial<MessagingLimits>;
  /** Undefined: the local mailbox. Null: no mail. */
  mail?: MailSettings | null;
  mailTransport?: MailTransport;
  /** Undefined: no push notifications. */
  push?: PushSettings;
  /** Applies pending migrations first. */
  migrate?: boolean;
};

export type MessagingSubgraph = Subgraph & {
  services: Services;
  database: MessagingDatabase;
  outbox: OutboxRelay;
  mailSender: MailSender;
  pushSender: PushSender;
  unread: UnreadMails;
};

const MIGRATIONS = join(__dirname, '..', 'prisma', 'migrations');
const EVERY_HOUR = '23 * * * *';
const EVERY_MINUTE = '* * * * *';

const transportOf = (
  settings: MailSettings | null,
  database: MessagingDatabase,
  clock: Clock,
): MailTransport =>
  settings?.smtpUrl
    ? createSmtpTransport(settings.smtpUrl)
    : createMailboxTransport(database, clock);

/** Consumes no events before `start`. */
export async function createMessagingSubgraph(
  options: MessagingSubgraphOptions,
): Promise<MessagingSubgraph> {
  const { databaseUrl, bus, logger, deployment, clock = systemClock } = options;
  if (options.migrate) await migrateDeploy({ url: databaseUrl, directory: MIGRATIONS });
  const database = openDatabase(databaseUrl);
  const rateLimits = openRateLimits(database, options.limits);
  const mailSettings = options.mail === undefined ? DEFAULT_MAIL : options.mail;
  const contacts = createContactsService({ database, clock });
  const pushSettings = options.push ?? DEFAULT_PUSH;
  const preferences = createPreferencesService({ database, clock, rateLimits });
  const jobs = createJobsService(database);
  const mail = createMailService({ database, clock, deployment, settings: mailSettings });
  const attachments = createMessageAttachments({ database, deployment });
  const presence = createPresenceService({ database, bus, clock, rateLimits, logger });
  const unread = createUnreadMails({ database, clock, logger, mail, presence });
  const services: Services = {
    attachments,
    blocks: createBlocksService({ database, clock, rateLimits, contacts }),
    contacts,
    conversations: createConversationsService({
      ...{ database, bus, rateLimits },
      typingLimit: openTypingLimit(options.limits),
    }),
    keptConversations: createKeptConversationsService({ database, clock, rateLimits }),
    feedback: createFeedbackService({
      ...{ database, clock, rateLimits, mail },
      feedback: createFeedbackRepository(database),
      anonymousLimit: openAnonymousLimit(),
    }),
    mail,
    pageSpeed: createPageSpeedService({ database, clock, rateLimits }),
    messageSearch: createMessageSearchService({ database }),
    messages: createMessagesService({
      ...{ database, bus, clock, rateLimits, contacts, jobs, attachments },
      flagSameText: createSameTextFlag({ clock }),
      sameTextMax: options.limits?.sameText ?? DEFAULT_LIMITS.sameText,
    }),
    notifications: createNotificationsService({ database, bus, clock, rateLimits }),
    presence,
    preferences,
    push: createPushService({ database, clock, rateLimits, preferences, settings: pushSettings }),
    contactMessages: createContactMessagesService({ database, clock, rateLimits, mail }),
    contactDesk: createContactDeskService({ database, clock, rateLimits, mail }),
    reportedFiles: createReportedFiles({ database, clock, rateLimits }),
    reports: createReportsService({ database, clock, rateLimits, contacts, jobs }),
  };
  const mailSender = createMailSender({
    ...{ database, clock, logger, deployment, contacts },
    ...{ preferences, unread },
    transport: options.mailTransport ?? transportOf(mailSettings, database, clock),
    settings: mailSettings ?? DEFAULT_MAIL,
  });
  const pushSender = createPushSender({
    ...{ database, clock, logger, contacts, preferences },
    post: pushSettings.vapid && createPostPush(pushSettings.vapid, pushSettings.endpoints),
  });
  const delivery = createNotificationDelivery({ ...services, clock });
  let stopPresence: () => void = () => undefined;
  const outbox = createOutboxRelay({ pool: database.pool, bus, logger });
  return {
    name: 'messaging',
    schema: buildSchema(),
    logger,
    services,
    database,
    outbox,
    mailSender,
    pushSender,
    unread,
    contextFor: (info) => createContext(info, { services, database }),
    ready: async () => {
      await checkDatabase(database.pool, 'messaging');
      await bus.ready();
    },
    start: async () => {
      await registerEventConsumers({
        ...{ bus, database, delivery },
        appliers: eventAppliers({ ...services, jobs }),
        senders: [mailSender, pushSender],
      });
      await servePrivacy({
        ...{ service: 'messaging', database, bus, tables: MESSAGING_TABLES },
        files: deployment.files,
        sealer: deployment.sealer,
      });
      await scheduleJob(bus, 'messaging.retention', '55 7 * * *', async () => {
        const removed = await applyRetention(database.pool, MESSAGING_RETENTION, clock.now());
        logger.info({ removed }, 'Rows past their time are gone');
      });
      await scheduleJob(bus, 'messaging.purge', EVERY_HOUR, () => purgeExpiredRows(database.pool));
      await scheduleJob(bus, 'messaging.words', EVERY_MINUTE, () =>
        services.messageSearch.indexEarlier(),
      );
      await scheduleJob(bus, 'messaging.unread', EVERY_MINUTE, async () => {
        await unread.announce();
        mailSender.kick();
      });
      stopPresence = services.presence.start();
      outbox.start();
      mailSender.start();
      pushSender.start();
    },
    stop: async () => {
      stopPresence();
      await Promise.all([mailSender.stop(), pushSender.stop()]);
      await outbox.stop();
      await database.close();
    },
  };
}
