import { parseId } from '@tbt/contracts';
import {
  consumeWriteQuota,
  actingUserId,
  type Bus,
  type Clock,
  idempotent,
  listName,
  pageArgs,
  parseInput,
  type RequestInfo,
  requireViewer,
} from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import { markAllReadInput, markReadInput, notificationFilter } from './notifications.inputs';
import { workflowsOf } from '../workflows';
import { isOwn } from './notifications.policy';
import {
  markRead,
  markReadUpTo,
  notificationPage,
  notificationsByIds,
  unreadCount,
  type Notification,
} from './notifications.queries';

// The badge shows "99+" at most.
const COUNT_MAX = 100;

type Dependencies = {
  database: MessagingDatabase;
  bus: Pick<Bus, 'live'>;
  clock: Clock;
  rateLimits: MessagingRateLimits;
};

export type NotificationPage = {
  rows: Notification[];
  limit: number;
  /** Its name in cursors. */
  list: string;
  isContinued: boolean;
};

type NotificationPageArgs = {
  first?: number | null;
  after?: string | null;
  category?: unknown;
  unreadOnly?: unknown;
};

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export function createNotificationsService({ database, bus, clock, rateLimits }: Dependencies) {
  const owner = (info: RequestInfo) => actingUserId(requireViewer(info));

  /** Idempotent by key; signals the user's other clients. @returns the unread count. */
  async function markOnce(
    info: RequestInfo,
    { operation, input }: { operation: string; input: unknown },
    mark: (tx: MessagingTx) => Promise<void>,
  ): Promise<number> {
    const userId = owner(info);
    const unread = await database.transaction((tx) =>
      idempotent(info, tx, { operation, input }, async () => {
        await mark(tx);
        return unreadCount(tx, userId, COUNT_MAX);
      }),
    );
    await bus.live.publish('notifications.read', { recipientId: userId });
    return unread;
  }

  return {
    /** Newest first. @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED. */
    async page(
      info: RequestInfo,
      { first, after: cursor, ...given }: NotificationPageArgs,
    ): Promise<NotificationPage> {
      const userId = owner(info);
      const { category, unreadOnly } = parseInput(notificationFilter, given);
      const filter = {
        workflows: category ? workflowsOf(category) : null,
        isUnread: unreadOnly ?? false,
      };
      const list = listName('notifications', [userId, category ?? null, filter.isUnread]);
      const { limit, after } = pageArgs({ first, after: cursor }, list, ['id']);
      const page = { rows: limit + 1, beforeId: after?.[0] ?? null, filter };
      const rows = await notificationPage(database.reader, userId, page);
      return { rows, limit, list, isContinued: after !== null };
    },

    /** Null when missing or not visible. */
    async byId(info: RequestInfo, id: string): Promise<Notification | null> {
      const userId = owner(info);
      const key = parseId(id);
      const [found] = key ? await notificationsByIds(database.reader, [key]) : [];
      return found && isOwn(found, userId) ? found : null;
    },

    /** Unread count, 100 at most. */
    unread: (info: RequestInfo): Promise<number> =>
      unreadCount(database.reader, owner(info), COUNT_MAX),

    /** @returns the unread count afterwards. */
    async markRead(info: RequestInfo, input: unknown): Promise<number> {
      const userId = owner(info);
      const { ids } = parseInput(markReadInput, input);
      await consumeWriteQuota(rateLimits, info);
      return markOnce(info, { operation: 'markNotificationsRead', input }, (tx) =>
        markRead(tx, userId, ids, clock.now()),
      );
    },

    /** Up to the given one. @returns the unread count afterwards. */
    async markAllRead(info: RequestInfo, input: unknown): Promise<number> {
      const userId = owner(info);
      const { upToId } = parseInput(markAllReadInput, input);
      await consumeWriteQuota(rateLimits, info);
      return markOnce(info, { operation: 'markAllNotificationsRead', input }, (tx) =>
        markReadUpTo(tx, userId, upToId, clock.now()),
      );
    },
  };
}
