import type { Clock } from '@tbt/service-kit';

/** Two beats may be lost. */
export const EXPIRES_MS = 75_000;

/** Who has an open page somewhere, as the gateways tell; kept in memory, as each beat tells it anew. */
export function createOnlineUsers(clock: Clock) {
  const seen = new Map<number, Map<string, number>>();
  const now = () => clock.now().getTime();

  const isOnline = (userId: number): boolean =>
    [...(seen.get(userId)?.values() ?? [])].some((until) => until > now());

  return {
    isOnline,

    ids: (): number[] => [...seen.keys()].filter(isOnline),

    /** @returns the users whose state changed. */
    hear(gatewayId: string, userIds: readonly number[], isHere: boolean): number[] {
      return userIds.filter((userId) => {
        const was = isOnline(userId);
        const gateways = seen.get(userId) ?? new Map<string, number>();
        if (isHere) seen.set(userId, gateways.set(gatewayId, now() + EXPIRES_MS));
        else gateways.delete(gatewayId);
        if (gateways.size === 0) seen.delete(userId);
        return isOnline(userId) !== was;
      });
    },

    /** Forgets those whose gateway has fallen silent. @returns them. */
    expire(): number[] {
      const gone: number[] = [];
      for (const [userId, gateways] of seen) {
        if ([...gateways.values()].some((until) => until > now())) continue;
        seen.delete(userId);
        gone.push(userId);
      }
      return gone;
    },
  };
}

export type OnlineUsers = ReturnType<typeof createOnlineUsers>;
