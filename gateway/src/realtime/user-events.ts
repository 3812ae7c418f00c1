import type { LiveEvents } from '@tbt/contracts';
import type { Bus, Logger } from '@tbt/service-kit';

/** Carries keys only; content is read through the graph as that user. */
export type UserEvent =
  | { type: 'message'; message: LiveEvents['message.added'] }
  | { type: 'read'; read: LiveEvents['conversation.read'] }
  | { type: 'typing'; typing: LiveEvents['typing'] }
  | { type: 'presence'; userId: number; isOnline: boolean }
  | { type: 'emergency'; emergencyRequestId: number }
  | { type: 'clinic_alert'; alertId: number }
  | { type: 'notification'; notification: LiveEvents['notification.added'] }
  | { type: 'notification_muted' }
  | { type: 'notifications_read' }
  /** Events may not have come. */
  | { type: 'missed' };

export type UserListener = (event: UserEvent, userId: number) => void;

export type UserEvents = {
  /** A listener may hear of many users: memory counts with thousands of sockets. */
  listen(userId: number, listener: UserListener): void;
  unlisten(userId: number, listener: UserListener): void;
  close(): void;
};

/** Spread, so that pages do not read in step. */
const MISSED_WITHIN_MS = 2_000;

/** One bus subscription per process, dispatched by user. */
export function createUserEvents(bus: Pick<Bus, 'live'>, logger: Logger): UserEvents {
  const listeners = new Map<number, readonly UserListener[]>();

  const timers = new Set<NodeJS.Timeout>();

  const tell = (userIds: readonly number[], event: UserEvent) => {
    for (const userId of new Set(userIds)) {
      for (const listener of listeners.get(userId) ?? []) {
        try {
          listener(event, userId);
        } catch (error) {
          logger.error({ err: error, event: event.type }, 'A listener failed');
        }
      }
    }
  };

  const tellMissed = () => {
    for (const userId of listeners.keys()) {
      const later = setTimeout(() => {
        timers.delete(later);
        tell([userId], { type: 'missed' });
      }, Math.random() * MISSED_WITHIN_MS);
      timers.add(later);
    }
  };
  const stops = [
    bus.live.onMissed(tellMissed),
    bus.live.subscribe('message.added', (message) =>
      tell([message.senderId, message.recipientId], { type: 'message', message }),
    ),
    bus.live.subscribe('conversation.read', (read) =>
      tell([read.readerId, read.otherUserId], { type: 'read', read }),
    ),
    bus.live.subscribe('typing', (typing) =>
      tell([typing.recipientId], { type: 'typing', typing }),
    ),
    bus.live.subscribe('presence.changed', ({ userId, isOnline, recipientIds }) =>
      tell(recipientIds, { type: 'presence', userId, isOnline }),
    ),
    bus.live.subscribe('emergency.changed', ({ emergencyRequestId, userIds }) =>
      tell(userIds, { type: 'emergency', emergencyRequestId }),
    ),
    bus.live.subscribe('clinic-alert.changed', ({ alertId, clinicId }) =>
      tell([clinicId], { type: 'clinic_alert', alertId }),
    ),
    bus.live.subscribe('notification.added', (notification) =>
      tell([notification.recipientId], { type: 'notification', notification }),
    ),
    bus.live.subscribe('notification.muted', ({ recipientId }) =>
      tell([recipientId], { type: 'notification_muted' }),
    ),
    bus.live.subscribe('notifications.read', ({ recipientId }) =>
      tell([recipientId], { type: 'notifications_read' }),
    ),
  ];

  return {
    listen(userId, listener) {
      listeners.set(userId, [...(listeners.get(userId) ?? []), listener]);
    },
    unlisten(userId, listener) {
      const left = (listeners.get(userId) ?? []).filter((other) => other !== listener);
      if (left.length > 0) listeners.set(userId, left);
      else listeners.delete(userId);
    },
    close() {
      for (const stop of stops) stop();
      timers.forEach(clearTimeout);
      listeners.clear();
    },
  };
}
