import { parseId } from '@tbt/contracts';
import {
  idempotent,
  listName,
  pageArgs,
  parseInput,
  requireViewer,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { MessagingDatabase } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import { markAllReadInput, markReadInput } from './notifications.inputs';
import { bellOf, isOwn } from './notifications.policy';
import {
  markRead,
  markReadUpTo,
  notificationPage,
  notificationsByIds,
  unreadCount,
  type Notification,
} from './notifications.repository';

// A bell shows "99+" at most.
const COUNT_MAX = 100;

type Dependencies = { database: MessagingDatabase; clock: Clock; rateLimits: MessagingRateLimits };

export type NotificationPage = { rows: Notification[]; limit: number; isContinued: boolean };

/** The name in the cursors of somebody's notifications. */
export const notificationList = (userId: number): string => listName('notifications', userId);

export type NotificationsService = ReturnType<typeof createNotificationsService>;

/** The bell of the viewer. */
export function createNotificationsService({ database, clock, rateLimits }: Dependencies) {
  const owner = (info: RequestInfo) => bellOf(requireViewer(info));

  return {
    /** The viewer's notifications, the newest first. */
    async page(
      info: RequestInfo,
      args: { first?: number | null; after?: string | null },
    ): Promise<NotificationPage> {
      const userId = owner(info);
      const { limit, after } = pageArgs(args, notificationList(userId), ['id']);
      const page = { rows: limit + 1, beforeId: after?.[0] ?? null };
      const rows = await notificationPage(database.reader, userId, page);
      return { rows, limit, isContinued: after !== null };
    },

    /** Null when it is missing or somebody else's. */
    async byId(info: RequestInfo, id: string): Promise<Notification | null> {
      const userId = owner(info);
      const key = parseId(id);
      const [found] = key ? await notificationsByIds(database.reader, [key]) : [];
      return found && isOwn(found, userId) ? found : null;
    },

    /** How many are unread, 100 at most. */
    unread: (info: RequestInfo): Promise<number> =>
      unreadCount(database.reader, owner(info), COUNT_MAX),

    /** Marks the viewer's among these as read. @returns how many are unread afterwards. */
    async markRead(info: RequestInfo, input: unknown): Promise<number> {
      const userId = owner(info);
      const { ids } = parseInput(markReadInput, input);
      await rateLimits.consume('writes', userId);
      return database.transaction((tx) =>
        idempotent(info, tx, { operation: 'markNotificationsRead', input }, async () => {
          await markRead(tx, userId, ids, clock.now());
          return unreadCount(tx, userId, COUNT_MAX);
        }),
      );
    },

    /** Marks everything up to one as read. @returns how many are unread afterwards. */
    async markAllRead(info: RequestInfo, input: unknown): Promise<number> {
      const userId = owner(info);
      const { upToId } = parseInput(markAllReadInput, input);
      await rateLimits.consume('writes', userId);
      return database.transaction((tx) =>
        idempotent(info, tx, { operation: 'markAllNotificationsRead', input }, async () => {
          await markReadUpTo(tx, userId, upToId, clock.now());
          return unreadCount(tx, userId, COUNT_MAX);
        }),
      );
    },
  };
}
