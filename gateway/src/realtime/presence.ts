import { randomUUID } from 'node:crypto';
import type { Bus, Logger } from '@tbt/service-kit';

const BEAT_MS = 30_000;
/** A reload or a change of network does not end a presence. */
const GRACE_MS = 5_000;
/** A signal has at most 8,000 bytes. */
const USERS_PER_SIGNAL = 500;

export type Presence = {
  add(userId: number): void;
  /** One socket less. */
  remove(userId: number): void;
  close(): void;
};

/** Tells messaging, by live signals, who has a page open at this gateway. */
export function createPresence(bus: Pick<Bus, 'live'>, logger: Logger): Presence {
  const gatewayId = randomUUID();
  const sockets = new Map<number, number>();
  const leaving = new Map<number, NodeJS.Timeout>();

  const tell = (userIds: readonly number[], isOnline: boolean): void => {
    for (let from = 0; from < userIds.length; from += USERS_PER_SIGNAL) {
      const part = userIds.slice(from, from + USERS_PER_SIGNAL);
      bus.live
        .publish('presence.beat', { gatewayId, userIds: part, isOnline })
        .catch((error: unknown) => logger.warn({ reason: String(error) }, 'a beat was lost'));
    }
  };

  const leave = (userId: number): void => {
    leaving.delete(userId);
    if (sockets.has(userId)) return;
    tell([userId], false);
  };

  const timer = setInterval(() => tell([...sockets.keys()], true), BEAT_MS);
  timer.unref();

  return {
    add(userId) {
      const count = sockets.get(userId) ?? 0;
      sockets.set(userId, count + 1);
      if (count === 0 && !leaving.has(userId)) tell([userId], true);
      clearTimeout(leaving.get(userId));
      leaving.delete(userId);
    },
    remove(userId) {
      const left = (sockets.get(userId) ?? 1) - 1;
      if (left > 0) {
        sockets.set(userId, left);
        return;
      }
      sockets.delete(userId);
      leaving.set(userId, setTimeout(() => leave(userId), GRACE_MS).unref());
    },
    close() {
      clearInterval(timer);
      for (const pause of leaving.values()) clearTimeout(pause);
    },
  };
}
