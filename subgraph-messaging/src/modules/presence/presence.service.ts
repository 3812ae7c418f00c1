import {
  actingUserId,
  consumeWriteQuota,
  idempotent,
  parseInput,
  requireViewer,
  type Bus,
  type Clock,
  type Logger,
  type RequestInfo,
} from '@tbt/service-kit';
import { ruleError } from '@tbt/contracts';
import * as z from 'zod/mini';
import type { MessagingDatabase } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import { createOnlineUsers, EXPIRES_MS } from './online-users';
import { hidePresence, hidesPresence, observersOf, showPresence } from './presence.queries';

type Dependencies = {
  database: MessagingDatabase;
  bus: Pick<Bus, 'live'>;
  clock: Clock;
  rateLimits: MessagingRateLimits;
  logger: Logger;
};

const OBSERVERS_MAX = 200;
const EXPIRE_EVERY_MS = 15_000;

const showsPresenceInput = z.object({
  showsPresence: z.boolean({ error: ruleError('validation.boolean') }),
});

export type PresenceService = ReturnType<typeof createPresenceService>;

/** Who is online, told to the people they have conversations with. */
export function createPresenceService(dependencies: Dependencies) {
  const { database, bus, clock, rateLimits, logger } = dependencies;
  const online = createOnlineUsers(clock);
  let startedAt = Number.POSITIVE_INFINITY;

  const tell = async (userId: number, isOnline: boolean): Promise<void> => {
    const observers = await observersOf(database.reader, userId, OBSERVERS_MAX);
    const recipientIds = observers.map(({ id }) => id);
    if (recipientIds.length > 0)
      await bus.live.publish('presence.changed', { userId, isOnline, recipientIds });
  };

  const tellAll = async (userIds: readonly number[], isOnline: boolean): Promise<void> => {
    try {
      for (const userId of userIds) await tell(userId, isOnline);
    } catch (error) {
      logger.warn({ err: error }, 'A change of presence was not told');
    }
  };

  return {
    isOnline: online.isOnline,
    onlineIds: online.ids,

    /** Whether every gateway has told who is online since the start. */
    isKnown: (): boolean => clock.now().getTime() >= startedAt + EXPIRES_MS,

    /** Listens to the gateways. @returns a function that ends it. */
    start(): () => void {
      startedAt = clock.now().getTime();
      const stop = bus.live.subscribe('presence.beat', ({ gatewayId, userIds, isOnline }) => {
        void tellAll(online.hear(gatewayId, userIds, isOnline), isOnline);
      });
      const timer = setInterval(() => void tellAll(online.expire(), false), EXPIRE_EVERY_MS);
      timer.unref();
      return () => {
        stop();
        clearInterval(timer);
      };
    },

    shows: async (info: RequestInfo): Promise<boolean> =>
      !(await hidesPresence(database.reader, actingUserId(requireViewer(info)))),

    async setShows(info: RequestInfo, input: unknown): Promise<boolean> {
      const userId = actingUserId(requireViewer(info));
      const { showsPresence } = parseInput(showsPresenceInput, input);
      await consumeWriteQuota(rateLimits, info);
      // Those who see the user online learn it before the choice keeps it from them.
      if (!showsPresence && online.isOnline(userId)) await tellAll([userId], false);
      await database.transaction((tx) =>
        idempotent(info, tx, { operation: 'setShowsPresence', input }, async () => {
          await (showsPresence ? showPresence(tx, userId) : hidePresence(tx, userId));
          return { showsPresence };
        }),
      );
      if (showsPresence && online.isOnline(userId)) await tellAll([userId], true);
      return showsPresence;
    },
  };
}
