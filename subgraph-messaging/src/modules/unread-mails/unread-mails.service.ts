import type { Clock, Logger } from '@tbt/service-kit';
import type { MessagingDatabase } from '../../database';
import type { MailService, UnreadReader } from '../mail';
import type { PresenceService } from '../presence';
import { announcedUnread, announceUnread } from './unread-mails.queries';

const MINUTE_MS = 60_000;
const UNREAD_AFTER_MS = 15 * MINUTE_MS;
/** Older messages, as after an outage, are not announced. */
const LOOKED_AT_MS = 3 * 86_400_000;
/** Longer than the week of a digest. */
const LISTED_MS = 14 * 86_400_000;
const LISTED_MAX = 20;
const BATCH = 500;
const ROUNDS_MAX = 200;

type Dependencies = {
  database: MessagingDatabase;
  clock: Clock;
  logger: Logger;
  mail: MailService;
  presence: Pick<PresenceService, 'isOnline' | 'onlineIds' | 'isKnown'>;
};

export type UnreadMails = UnreadReader & {
  /** Queues one mail for each member whose messages stayed unread. */
  announce(): Promise<void>;
};

/** Messages that stay unread while their reader is away are announced by mail, once. */
export function createUnreadMails(dependencies: Dependencies): UnreadMails {
  const { database, clock, logger, mail, presence } = dependencies;

  async function announceSome(now: Date): Promise<number> {
    return database.transaction(async (tx) => {
      const userIds = await announceUnread(tx, {
        since: new Date(now.getTime() - LOOKED_AT_MS),
        until: new Date(now.getTime() - UNREAD_AFTER_MS),
        except: presence.onlineIds(),
        limit: BATCH,
      });
      const orders = userIds.map((userId) => ({
        ...{ key: `unread ${now.toISOString()}`, workflow: 'messages.unread' as const },
        ...{ to: { userId }, params: {} },
        // A mail that still waits says what a later one would.
        topic: { key: 'unread', at: now, mailAfter: null },
      }));
      await mail.send(tx, ...orders);
      return userIds.length;
    });
  }

  return {
    isOnline: presence.isOnline,
    unreadOf: (userId) =>
      announcedUnread(database.reader, {
        userId,
        since: new Date(clock.now().getTime() - LISTED_MS),
        limit: LISTED_MAX,
      }),
    async announce() {
      if (!presence.isKnown()) return;
      const now = clock.now();
      for (let round = 0; round < ROUNDS_MAX; round += 1)
        if ((await announceSome(now)) === 0) return;
      logger.warn({ rounds: ROUNDS_MAX }, 'More unread messages than one run announces');
    },
  };
}
